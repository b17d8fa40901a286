import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Specification: journeys, section 2 "Export MPAN finder". */
export const ExportMpanFinderSchema = z.object({ title: Words, text: optional(RichText) });
export type ExportMpanFinderProps = z.output<typeof ExportMpanFinderSchema>;

export const examples = {
  plain: {
    __typename: 'ExportMpanFinder',
    title: 'Find your number',
    text: '<p>We send it to you by email.</p>',
  },
  'a long title': {
    __typename: 'ExportMpanFinder',
    title: 'Find the number of your supply, whoever your supplier is today',
  },
  'everything empty': { __typename: 'ExportMpanFinder' },
};
