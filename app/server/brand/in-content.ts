import { operator } from '#operator/profile.json';
import { REGIONS } from '~/domain/region';
import words from '#operator/words.json';

const names = new Map<string, string>([
  ...Object.entries(operator).map(([name, text]) => [`operator.${name}`, text] as const),
  ...REGIONS.map(({ number, name }) => [`region.${number}`, name] as const),
]);

/**
 * Fills `{operator.phone}` and the profile's other names, and `{region.1}`, into content, which is
 * JSON. An unknown name stays as it is.
 */
export const withOperator = (json: string): string =>
  json.replace(/\{((?:operator|region)\.\w{1,40})\}/g, (whole, name: string) => {
    const text = names.get(name);
    return text === undefined ? whole : JSON.stringify(text).slice(1, -1);
  });

interface Translated {
  readonly dictionary?: Readonly<Record<string, string>>;
  readonly phrases?: Readonly<Record<string, string>>;
}
const { en, ...others } = words;
const translations: Readonly<Record<string, Translated>> = others;

export const brandDictionary: Readonly<Record<string, string>> = en;
export const brandTranslation = (code: string): Translated => translations[code] ?? {};
