import { z } from 'zod';
import type { area as areaTexts } from '#words/en.json';
import { text } from './rules';

const says = <Key extends keyof typeof areaTexts>(key: Key): Key => key;

/** `chosen` says that an address was chosen, which the area checker needs. */
export const areaSchema = z.preprocess(
  (formValues) => ({ 'search-area': (formValues as { chosen?: unknown }).chosen }),
  z.object({ 'search-area': text.pipe(z.string().min(1, says('areaChooseFirst'))) }),
);
