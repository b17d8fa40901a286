/**
 * Each becomes an attribute on <html>, so that the style sheet applies it without a flash. The
 * first choice of each is its default. No zod here: the browser loads this.
 */
export const preferenceChoices = {
  text: ['normal', 'larger', 'largest'],
  contrast: ['normal', 'more'],
  spacing: ['normal', 'wide'],
  scheme: ['auto', 'light', 'dark'],
  motion: ['normal', 'reduce'],
} as const;

type Choices = typeof preferenceChoices;
export type NamedPreferences = { [Name in keyof Choices]: Choices[Name][number] };
export type Preferences = NamedPreferences & { lowData: boolean };
export const preferenceNames = Object.keys(preferenceChoices) as (keyof Choices)[];

export const defaultPreferences: Preferences = {
  text: 'normal',
  contrast: 'normal',
  spacing: 'normal',
  scheme: 'auto',
  motion: 'normal',
  lowData: false,
};

/** Ignores unknown names and values. */
export function knownPreferences(
  fields: Readonly<Record<string, string | undefined>>,
): Partial<Preferences> {
  const known = preferenceNames.filter((name) =>
    (preferenceChoices[name] as readonly (string | undefined)[]).includes(fields[name]),
  );
  const { lowData } = fields;
  return {
    ...Object.fromEntries(known.map((name) => [name, fields[name]])),
    ...(lowData === 'on' || lowData === 'off' ? { lowData: lowData === 'on' } : {}),
  };
}

/** Defaults have no attribute. */
export function preferenceAttributes(preferences: Preferences): Record<string, string> {
  const chosen = preferenceNames.filter((name) => preferences[name] !== defaultPreferences[name]);
  return {
    ...Object.fromEntries(chosen.map((name) => [`data-${name}`, preferences[name]])),
    ...(preferences.lowData ? { 'data-low': '' } : {}),
  };
}
