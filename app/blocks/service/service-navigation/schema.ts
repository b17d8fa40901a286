import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Card = z
  .object({ icon: Words, text: Words, link: Link })
  .transform(({ link, ...rest }) => ({ ...rest, ...link }));

/** Specification: journeys, section 2 (service navigation with a switcher). */
export const ServiceNavigationSchema = z.object({
  title: Words,
  switcherLabel: Words,
  options: listOf(Link),
  services: listOf(Card),
});
export type ServiceNavigationProps = z.output<typeof ServiceNavigationSchema>;

const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'ServiceNavigation',
    title: 'Our services',
    options: [link('/services/homes', 'Homes'), link('/services/business', 'Businesses')],
    services: [
      { icon: 'bolt', text: 'A new supply', link: link('/connections', 'Connections') },
      { icon: 'meter', link: link('/find-my-supplier', 'Find my supplier') },
    ],
  },
  'everything empty': { __typename: 'ServiceNavigation' },
};
