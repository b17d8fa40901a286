import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Card = z.object({
  image: optional(Image),
  title: z.string().trim().min(1),
  subtitle: Words,
  link: optional(Link),
});
const Tab = z.object({ title: z.string().trim().min(1), icon: Words, cards: listOf(Card) });

export const TabbedServicesSchema = z.object({ title: Words, tabs: listOf(Tab) });
export type TabbedServicesProps = z.output<typeof TabbedServicesSchema>;
