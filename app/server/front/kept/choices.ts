import type { Consent } from '~/cms/consent';
import { preferenceNames, type Preferences } from '~/cms/preferences';
import { consentIn } from '~/server/visit/consent.server';
import type { Cookies } from '~/server/visit/cookies.server';
import { preferencesIn } from '~/server/visit/preferences.server';

/**
 * The visitor's choices that shape a page, as the page itself reads them: never what the headers look like, or one visitor's cookie
 * would choose for the next.
 */
export interface Choices {
  readonly preferences: Preferences;
  readonly consent: Consent | null;
}

export const choicesIn = (cookies: Cookies, saveData: string | null | undefined): Choices => ({
  preferences: preferencesIn(cookies, saveData),
  consent: consentIn(cookies),
});

/** Equal for equal choices, and of a few dozen forms, whatever the headers say. */
export const keyOfChoices = ({ preferences, consent }: Choices): string =>
  [
    ...preferenceNames.map((name) => preferences[name]),
    preferences.lowData ? 'low data' : 'all data',
    consent ? `a${Number(consent.analytics)}m${Number(consent.marketing)}` : 'no choice',
  ].join(' ');
