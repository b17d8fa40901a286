import { z } from 'zod';
import { knownPreferences } from '~/cms/preferences';
import { text } from './rules';

/**
 * An unknown value changes nothing. The form is on a content page and works without script
 * (docs/decisions/fixed-forms.md).
 */
export const preferencesSchema = z
  .object({ returnTo: text, reset: text })
  .catchall(text)
  .transform(({ returnTo, reset, ...named }) => ({
    returnTo,
    isReset: reset !== '',
    preferences: knownPreferences(named as Record<string, string>),
  }));
