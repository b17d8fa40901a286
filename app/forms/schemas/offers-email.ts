import { z } from 'zod';
import type { offersTexts } from '~/texts/offers';
import { isEmailLike } from '~/domain/offers/email';
import { needed } from './rules';

const says = <Key extends keyof typeof offersTexts>(key: Key): Key => key;

/** Where the offers are confirmed to. Specification: journeys, section 5 "Offers email". */
export const offersEmailSchema = z.object({
  emailAddress: needed((typed) => (isEmailLike(typed) ? typed : null), {
    missing: says('offersEmailInvalid'),
    invalid: says('offersEmailInvalid'),
  }),
});
