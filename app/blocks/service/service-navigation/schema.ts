import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Card = z
  .object({ icon: Words, text: Words, link: Link })
  .transform(({ link, ...rest }) => ({ ...rest, ...link }));

export const ServiceNavigationSchema = z.object({
  title: Words,
  switcherLabel: Words,
  options: listOf(Link),
  services: listOf(Card),
});
export type ServiceNavigationProps = z.output<typeof ServiceNavigationSchema>;
