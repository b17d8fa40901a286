import { inEnglish } from '~/domain/content/foreign';

/** What a text of content is in another language, by the text itself. */
export type Phrases = Readonly<Record<string, string>>;

/** Names of what is no text: addresses, names that answers are kept under, rules. */
const NO_TEXT = new Set([
  'alone',
  'alias',
  'condition',
  'defaultValue',
  'field',
  'header',
  'icon',
  'iconPicker',
  'id',
  'kind',
  'modal',
  'modalName',
  'pageType',
  'pattern',
  'priorityNote',
  'route',
  'section',
  'slug',
  'type',
  'url',
  'value',
  'version',
  '__typename',
]);
const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/**
 * A part of content with its texts in another language; a text that nobody has translated stays as it is. The same part is given again for
 * the same one: readers compare them.
 * @param answers what answers are called to one question, by the English of the question: a language without a word for yes answers
 * with the verb that was asked with
 * @param foreign names of texts that say that they are in English where nobody has translated them
 */
export function createTranslation(
  phrases: Phrases,
  { answers = {}, foreign }: { answers?: Readonly<Record<string, Phrases>>; foreign?: ReadonlySet<string> } = {},
): <Part>(part: Part) => Part {
  const made = new WeakMap<object, unknown>();
  const said = new Map(Object.entries(phrases));
  const answering = new Map(
    Object.entries(answers).map(([question, own]) => [question, createTranslation({ ...phrases, ...own })]),
  );
  const translated = (value: unknown, called = ''): unknown => {
    if (typeof value === 'string') return said.get(value) ?? (foreign?.has(called) ? inEnglish(value) : value);
    if (typeof value !== 'object' || value === null || (!Array.isArray(value) && !isPlain(value))) return value;
    const known = made.get(value);
    if (known !== undefined) return known;
    const other = Array.isArray(value)
      ? value.map((item) => translated(item, called))
      : answersTo(
          value,
          Object.fromEntries(
            Object.entries(value).map(([name, inner]) => [
              name,
              NO_TEXT.has(name) && !isHeading(name, inner) ? inner : translated(inner, name),
            ]),
          ),
        );
    made.set(value, other);
    return other;
  };
  /** A question with its own names for its answers, where it has any. */
  function answersTo(english: object, other: Record<string, unknown>): Record<string, unknown> {
    const { caption, options } = english as { readonly caption?: unknown; readonly options?: unknown };
    const own = typeof caption === 'string' ? answering.get(caption) : undefined;
    return own ? { ...other, options: own(options) } : other;
  }
  return (part) => translated(part) as typeof part;
}

/** The header of a form holds its title; that of a page is the name of a look. */
const isHeading = (name: string, value: unknown): boolean => name === 'header' && typeof value === 'object';
