import type { Consent } from '~/cms/consent';
import { preferenceNames, type Preferences } from '~/cms/preferences';
import { consentIn } from '~/server/visit/consent.server';
import type { Cookies } from '~/server/visit/cookies.server';
import { preferencesIn } from '~/server/visit/preferences.server';

/**
 * Parsed as the page does: raw headers as keys would let one visitor's cookie choose for others.
 */
export interface CacheVariant {
  readonly preferences: Preferences;
  readonly consent: Consent | null;
}

export const variantIn = (cookies: Cookies, saveData: string | null | undefined): CacheVariant => ({
  preferences: preferencesIn(cookies, saveData),
  consent: consentIn(cookies),
});

/** One of a few dozen, whatever the headers contain. */
export const variantKey = ({ preferences, consent }: CacheVariant): string =>
  [
    ...preferenceNames.map((name) => preferences[name]),
    preferences.lowData ? 'low data' : 'all data',
    consent ? `a${Number(consent.analytics)}m${Number(consent.marketing)}` : 'no choice',
  ].join(' ');
