import { z } from 'zod';
import type { offers as offersTexts } from '#words/en.json';
import { parseEmailAddress } from '~/domain/email-address';
import { needed } from './rules';

const says = <Key extends keyof typeof offersTexts>(key: Key): Key => key;

export const offersEmailSchema = z.object({
  emailAddress: needed(parseEmailAddress, {
    missing: says('offersEmailInvalid'),
    invalid: says('offersEmailInvalid'),
  }),
});
