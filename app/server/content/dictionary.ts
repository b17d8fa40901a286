import rooms from '#words/en.json';
import type { ContentFault } from './fault';

/** Every text of the site by name. */
const defaults: ReadonlyMap<string, string> = new Map(
  Object.values<Readonly<Record<string, string>>>(rooms).flatMap((room) => Object.entries(room)),
);

const PLACEHOLDER = /%([A-Za-z][\w-]{0,63})%/g;
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\{(\w{1,40})\}|%(\w{1,40})%|\[(\w{1,40})\]/g)].map((match) =>
      (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase(),
    ),
  );

/**
 * Returns the dictionary as pages may show it: a placeholder that the site's own text does not have
 * could not be filled, so it is shown as the dots of the forms, and the editors' report lists it.
 * docs/decisions/errors.md
 */
export function readDictionary(wire: Readonly<Record<string, string>>): {
  readonly dictionary: Readonly<Record<string, string>>;
  readonly faults: readonly ContentFault[];
} {
  const faults: ContentFault[] = [];
  const dictionary = Object.entries(wire).map(([key, text]) => {
    const names = namesIn(defaults.get(key) ?? '');
    const filled = text.replace(PLACEHOLDER, (whole, name: string) => {
      if (names.has(name.toLowerCase())) return whole;
      faults.push({
        page: 'dictionary',
        block: null,
        field: key,
        reason: `${whole} is filled by nobody here`,
      });
      return '…';
    });
    return [key, filled] as const;
  });
  return { dictionary: Object.fromEntries(dictionary), faults };
}
