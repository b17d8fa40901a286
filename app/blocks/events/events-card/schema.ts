import { z } from 'zod';
import { Words } from '~/cms/lenient';

/** Without an id it is the next event to come (L-741). */
export const EventsCardSchema = z.object({ title: Words, eventId: Words });
export type EventsCardProps = z.output<typeof EventsCardSchema>;
