import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Specification: lookup, section 2 "Area checker". */
export const AreaCheckerSchema = z.object({
  title: Words,
  text: optional(RichText),
  searchLabel: Words,
});
export type AreaCheckerProps = z.output<typeof AreaCheckerSchema>;

export const examples = {
  plain: {
    __typename: 'AreaChecker',
    title: 'Do we look after your power lines?',
    text: '<p>Type your postcode to find out.</p>',
    searchLabel: 'Your postcode or address',
  },
  'everything empty': { __typename: 'AreaChecker' },
};
