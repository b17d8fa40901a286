import type { Consent } from '~/cms/consent';
import { preferenceNames, type Preferences } from '~/cms/preferences';
import { consentIn } from '~/server/visit/consent.server';
import type { Cookies } from '~/server/visit/cookies.server';
import { preferencesIn } from '~/server/visit/preferences.server';

/**
 * The visitor's choices that shape a page, parsed as the page itself parses them: keyed by the raw headers, one visitor's cookie would
 * choose for the next.
 */
export interface CacheVariant {
  readonly preferences: Preferences;
  readonly consent: Consent | null;
}

export const variantIn = (cookies: Cookies, saveData: string | null | undefined): CacheVariant => ({
  preferences: preferencesIn(cookies, saveData),
  consent: consentIn(cookies),
});

/** Equal for equal choices, and one of a few dozen, whatever the headers say. */
export const variantKey = ({ preferences, consent }: CacheVariant): string =>
  [
    ...preferenceNames.map((name) => preferences[name]),
    preferences.lowData ? 'low data' : 'all data',
    consent ? `a${Number(consent.analytics)}m${Number(consent.marketing)}` : 'no choice',
  ].join(' ');
