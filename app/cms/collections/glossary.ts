import { z } from 'zod';
import { optional } from '../lenient';
import { wordsOfHtml } from '../words-of-html';

/**
 * An entry of the glossary. HTML is stripped from descriptions. The letter is the one content gives, else the first of the name;
 * what does not start with a letter stands under "#" (decision L-730). Specification: lookup, sections 3 and 5.
 */
export const GlossaryItem = z
  .object({
    glossaryItemName: z.string().trim().min(1),
    glossaryItemDescription: z.string().transform(wordsOfHtml).pipe(z.string().min(1)),
    glossaryItemLetter: optional(z.string().trim()),
  })
  .transform(({ glossaryItemName, glossaryItemDescription, glossaryItemLetter }) => {
    const first = (glossaryItemLetter || glossaryItemName).normalize('NFKD').charAt(0).toUpperCase();
    return { name: glossaryItemName, text: glossaryItemDescription, letter: /[A-Z]/.test(first) ? first : '#' };
  });
export type GlossaryItem = z.output<typeof GlossaryItem>;
