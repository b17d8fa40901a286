import groups from '#words/en.json';
import type { ContentFault } from './fault';

const defaults: ReadonlyMap<string, string> = new Map(
  Object.values<Readonly<Record<string, string>>>(groups).flatMap((group) => Object.entries(group)),
);

const PLACEHOLDER = /%([A-Za-z][\w-]{0,63})%/g;
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\{(\w{1,40})\}|%(\w{1,40})%|\[(\w{1,40})\]/g)].map((match) =>
      (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase(),
    ),
  );

/**
 * A placeholder that the site's own text doesn't have can't be filled, so it's shown as the dots of
 * the forms and reported to editors. docs/decisions/errors.md
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
