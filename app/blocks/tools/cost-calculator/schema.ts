import { z } from 'zod';
import { Image } from '~/cms/image';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** The curved banner's picture. Specification: lookup, section 2 "Cost calculator". */
export const CostCalculatorSchema = z.object({
  title: Words,
  text: optional(RichText),
  bannerImage: optional(Image),
});
export type CostCalculatorProps = z.output<typeof CostCalculatorSchema>;

export const examples = {
  plain: {
    __typename: 'CostCalculator',
    title: 'A first idea of the cost',
    text: '<p>For a new connection, or for more power.</p>',
    bannerImage: {
      url: '/media/connection.svg',
      altText: 'A house with its line',
      umbracoWidth: 500,
      umbracoHeight: 400,
    },
  },
  'without a picture': { __typename: 'CostCalculator', title: 'What could it cost?' },
  'everything empty': { __typename: 'CostCalculator' },
};
