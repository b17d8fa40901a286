import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { listOf, Words } from '~/cms/lenient';

const MOST_BUTTONS = 5;

/** Specification: lookup, section 2 "A button block allows up to 5 buttons". Further ones are left out (decision L-758). */
export const ButtonBlockSchema = z.object({
  title: Words,
  buttons: listOf(Cta).transform((buttons) => buttons.slice(0, MOST_BUTTONS)),
});
export type ButtonBlockProps = z.output<typeof ButtonBlockSchema>;

const buttons = [1, 2, 3, 4, 5, 6, 7].map((n) => ({
  buttonUrl: { url: `/help#${n}`, name: `Button ${n}` },
}));

export const examples = {
  plain: {
    __typename: 'ButtonBlock',
    title: 'Choose',
    buttons: [
      { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' },
      {
        uRL: { url: 'https://energy.example/advice', name: 'Advice on energy', target: '_blank' },
        cTAType: 'Secondary',
      },
    ],
  },
  'seven, of which five stand': { __typename: 'ButtonBlock', buttons },
  'everything empty': { __typename: 'ButtonBlock' },
};
