import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

/** Specification: journeys, section 2 (sub-navigation). */
export const SubNavigationSchema = z.object({ title: Words, links: listOf(Link) });
export type SubNavigationProps = z.output<typeof SubNavigationSchema>;

const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'SubNavigation',
    title: 'Careers',
    links: [
      link('/careers', 'Working here'),
      link('/careers/apprentices', 'Apprentices'),
      link('/careers/jobs', 'Jobs'),
    ],
  },
  'everything empty': { __typename: 'SubNavigation' },
};
