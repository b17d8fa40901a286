import { z } from 'zod';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';

/** Specification: journeys, section 2 (call-to-action box): several links open as a pop-up, one is a direct link. */
export const CallToActionBoxSchema = z.object({
  title: z.string().trim().min(1),
  text: optional(RichText),
  buttonLabel: Words,
  links: listOf(Link),
});
export type CallToActionBoxProps = z.output<typeof CallToActionBoxSchema>;

const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  'several links': {
    __typename: 'CallToActionBox',
    title: 'Our yearly report',
    text: '<p>What we did, and what it cost.</p>',
    buttonLabel: 'Download',
    links: [
      link('/media/report.pdf', 'The whole report'),
      link('/media/summary.pdf', 'The summary'),
    ],
  },
  'one link': {
    __typename: 'CallToActionBox',
    title: 'Our plan',
    links: [link('/media/plan.pdf', 'Download the plan')],
  },
  'no links': { __typename: 'CallToActionBox', title: 'Coming soon' },
};
