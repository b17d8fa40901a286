import { z } from 'zod';
import { listOf, orElse, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

const Item = z.object({
  title: z.string().trim().min(1),
  text: RichText.nullish().transform((text) => text ?? ''),
  /** Initially open. */
  open: orElse(z.boolean(), false),
});

/** Specification: lookup, section 2 "Other blocks" (accordion). Fields: decision L-762. */
export const AccordionSchema = z.object({ title: Words, items: listOf(Item) });
export type AccordionProps = z.output<typeof AccordionSchema>;

export const examples = {
  plain: {
    __typename: 'Accordion',
    title: 'Questions we are asked',
    items: [
      {
        title: 'Who do I call in a power cut?',
        text: '<p>Call <a class="tel" href="tel:105">105</a>, free.</p>',
      },
      {
        title: 'Will my food keep?',
        text: '<p>A full freezer stays cold for about two days.</p>',
        open: true,
      },
    ],
  },
  'a bad item among good ones': {
    __typename: 'Accordion',
    items: [{ text: 'No title' }, { title: 'Kept', text: '' }],
  },
  'everything empty': { __typename: 'Accordion' },
};
