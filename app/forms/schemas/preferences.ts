import { z } from 'zod';
import { knownPreferences } from '~/cms/preferences';
import { text } from './rules';

/**
 * The reading preferences that were posted, each by its name; a value that is not one of the choices changes nothing. The form stands
 * on a content page and is plain there (docs/decisions/fixed-forms.md).
 */
export const preferencesSchema = z
  .object({ returnTo: text, reset: text })
  .catchall(text)
  .transform(({ returnTo, reset, ...named }) => ({
    returnTo,
    isReset: reset !== '',
    preferences: knownPreferences(named as Record<string, string>),
  }));
