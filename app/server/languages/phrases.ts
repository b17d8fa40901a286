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
 */
export function createTranslation(phrases: Phrases): <Part>(part: Part) => Part {
  const made = new WeakMap<object, unknown>();
  const said = new Map(Object.entries(phrases));
  const translated = (value: unknown): unknown => {
    if (typeof value === 'string') return said.get(value) ?? value;
    if (typeof value !== 'object' || value === null || (!Array.isArray(value) && !isPlain(value))) return value;
    const known = made.get(value);
    if (known !== undefined) return known;
    const other = Array.isArray(value)
      ? value.map(translated)
      : Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [
            name,
            NO_TEXT.has(name) && !isHeading(name, inner) ? inner : translated(inner),
          ]),
        );
    made.set(value, other);
    return other;
  };
  return (part) => translated(part) as typeof part;
}

/** The header of a form holds its title; that of a page is the name of a look. */
const isHeading = (name: string, value: unknown): boolean => name === 'header' && typeof value === 'object';
