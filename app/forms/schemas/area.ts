import { z } from 'zod';
import type { area as areaTexts } from '#words/en.json';
import { text } from './rules';

const says = <Key extends keyof typeof areaTexts>(key: Key): Key => key;

/**
 * The area checker needs a chosen address: `chosen` says that there is one. Lookup, section 4 "Area
 * checker".
 */
export const areaSchema = z.preprocess(
  (formValues) => ({ 'search-area': (formValues as { chosen?: unknown }).chosen }),
  z.object({ 'search-area': text.pipe(z.string().min(1, says('areaChooseFirst'))) }),
);
