import { z } from 'zod';
import { filledListOf, listOf, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Card = z.object({ title: z.string().trim().min(1), text: Words, icon: Words, link: Link });
const Group = z.object({
  label: z.string().trim().min(1),
  cards: filledListOf(Card, 'a group needs cards'),
});

/** The toggle chooses which of two to four groups is shown, the first one at the start (L-760). */
export const ServiceCardsSchema = z.object({
  title: Words,
  toggleLabel: Words,
  groups: listOf(Group).transform((groups) => groups.slice(0, 4)),
});
export type ServiceCardsProps = z.output<typeof ServiceCardsSchema>;
