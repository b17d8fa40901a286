import { z } from 'zod';

/**
 * The reading preferences of the Accessibility tool. Each value lands as an attribute on <html>, so that the stylesheet
 * does the rest and nothing flashes. An unknown value is the default.
 */
export const Preferences = z.object({
  text: z.enum(['normal', 'larger', 'largest']).catch('normal'),
  contrast: z.enum(['normal', 'more']).catch('normal'),
  spacing: z.enum(['normal', 'wide']).catch('normal'),
  motion: z.enum(['normal', 'reduce']).catch('normal'),
  scheme: z.enum(['auto', 'light', 'dark']).catch('auto'),
  lowData: z.boolean().catch(false),
});
export type Preferences = z.output<typeof Preferences>;

export const defaultPreferences: Preferences = Preferences.parse({});

/** Attributes of <html>; a default is no attribute at all. */
export function preferenceAttributes(preferences: Preferences): Record<string, string> {
  const { lowData, ...named } = preferences;
  const chosen = Object.entries(named).filter(([, value]) => value !== 'normal' && value !== 'auto');
  return {
    ...Object.fromEntries(chosen.map(([name, value]) => [`data-${name}`, value])),
    ...(lowData ? { 'data-low': '' } : {}),
  };
}
