import {
  defaultPreferences,
  knownPreferences,
  preferenceNames,
  type Preferences,
} from '~/cms/preferences';
import { cookiesOf, keepCookie, type Cookies } from './cookies.server';

export const PREFERENCES_COOKIE = 'mpn_prefs';

/**
 * Only what differs from the defaults, in a fixed order, so that equal choices give equal cookies.
 */
function encode(preferences: Partial<Preferences>): string {
  const fields = new URLSearchParams();
  for (const name of preferenceNames) {
    const value = preferences[name];
    if (value !== undefined && value !== defaultPreferences[name]) fields.set(name, value);
  }
  // Stored either way: "no" is a choice if the browser asks to save data.
  if (preferences.lowData !== undefined) fields.set('lowData', preferences.lowData ? 'on' : 'off');
  return fields.toString();
}

function preferencesChosen(cookies: Cookies): Partial<Preferences> {
  const value = cookies[PREFERENCES_COOKIE];
  return value
    ? knownPreferences(Object.fromEntries(new URLSearchParams(value.slice(0, 200))))
    : {};
}

/** `lowData` is absent if the visitor made no choice. */
export const chosenPreferences = (request: Request): Partial<Preferences> =>
  preferencesChosen(cookiesOf(request));

/** `Save-Data: on` selects the low-data version unless the visitor chose otherwise. */
export function preferencesIn(cookies: Cookies, saveData: string | null | undefined): Preferences {
  const lowData = /^on$/i.test(saveData?.trim() ?? '');
  return { ...defaultPreferences, lowData, ...preferencesChosen(cookies) };
}

export const readPreferences = (request: Request): Preferences =>
  preferencesIn(cookiesOf(request), request.headers.get('Save-Data'));

export const keepPreferences = (preferences: Partial<Preferences>): string =>
  keepCookie(PREFERENCES_COOKIE, encode(preferences));
