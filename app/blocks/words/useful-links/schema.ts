import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

/** Specification: journeys, section 2 (useful links). */
export const UsefulLinksSchema = z.object({ title: Words, links: listOf(Link) });
export type UsefulLinksProps = z.output<typeof UsefulLinksSchema>;

const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'UsefulLinks',
    title: 'More help',
    links: [
      link('/priority-services', 'Extra support'),
      link('https://www.ofgem.gov.uk', 'The energy regulator'),
    ],
  },
  'a link to nowhere': {
    __typename: 'UsefulLinks',
    links: [link('data:text/html,x', 'No'), link('/help', 'Help')],
  },
  'everything empty': { __typename: 'UsefulLinks' },
};
