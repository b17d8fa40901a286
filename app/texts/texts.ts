/**
 * Every visible text has a name and the specification's wording as default; the dictionary of the content system may
 * override it by name. A room declares its own texts in app/texts/, so that a page carries only what it shows.
 * Placeholders are `{name}`; the specification's own forms `%NAME%` and `[name]` are filled as well.
 */
export type TextValues = Readonly<Record<string, string | number>>;
export type Overrides = Readonly<Record<string, string>>;
export type Texts<T> = (key: keyof T & string, values?: TextValues) => string;

export function fillPlaceholders(text: string, values: TextValues): string {
  return text.replace(
    /\{(\w{1,40})\}|%(\w{1,40})%|\[(\w{1,40})\]/g,
    (whole, brace?: string, percent?: string, bracket?: string) => {
      const name = brace ?? bracket ?? percent?.toLowerCase();
      const value = name === undefined ? undefined : values[name];
      return value === undefined ? whole : String(value);
    },
  );
}

/** A text function for places without React: loaders, titles, API answers. */
export function textsOf<T extends Readonly<Record<string, string>>>(defaults: T, overrides: Overrides = {}): Texts<T> {
  return (key, values) => {
    const text = overrides[key] ?? defaults[key] ?? '';
    return values ? fillPlaceholders(text, values) : text;
  };
}
