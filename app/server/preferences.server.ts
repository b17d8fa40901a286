import { defaultPreferences, Preferences } from '~/cms/preferences';
import { keepCookie, readCookie } from './cookies.server';

export const PREFERENCES_COOKIE = 'mpn_prefs';

/** Only what differs from the defaults is written, so that equal choices are equal cookies. */
const encode = (preferences: Partial<Preferences>): string => new URLSearchParams(
  Object.entries(preferences).flatMap(([name, value]) => {
    if (name === 'lowData') return [[name, value ? 'on' : 'off']];
    return value === defaultPreferences[name as keyof Preferences] ? [] : [[name, String(value)]];
  }),
).toString();

function decode(text: string): Partial<Preferences> {
  const { lowData, ...named } = Object.fromEntries(new URLSearchParams(text.slice(0, 200)));
  const parsed = Preferences.parse(named);
  const { lowData: _, ...rest } = parsed;
  return lowData === 'on' || lowData === 'off' ? { ...rest, lowData: lowData === 'on' } : rest;
}

/** What the visitor chose. `lowData` is absent where they did not choose. */
export const chosenPreferences = (request: Request): Partial<Preferences> => decode(readCookie(request, PREFERENCES_COOKIE) ?? '');

/** What the page shows: `Save-Data: on` starts in the low-data version unless the visitor chose otherwise. */
export function readPreferences(request: Request): Preferences {
  const savesData = /^on$/i.test(request.headers.get('Save-Data') ?? '');
  return { ...defaultPreferences, lowData: savesData, ...chosenPreferences(request) };
}

export const keepPreferences = (preferences: Partial<Preferences>): string => keepCookie(PREFERENCES_COOKIE, encode(preferences));
