import { z } from 'zod';
import type { Consent } from '~/cms/consent';
import { text } from './rules';

/**
 * Null if the post only asks for the settings. No answer is a no. The form is on content pages and
 * works without script (docs/decisions/fixed-forms.md).
 */
export const consentSchema = z
  .object({ choice: text, analytics: text, marketing: text })
  .transform(({ choice, analytics, marketing }): Consent | null => {
    if (choice === 'accept') return { analytics: true, marketing: true };
    if (choice === 'reject') return { analytics: false, marketing: false };
    return choice === 'save'
      ? { analytics: analytics === 'yes', marketing: marketing === 'yes' }
      : null;
  });
