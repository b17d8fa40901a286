import { z } from 'zod';
import { Words } from '~/cms/lenient';

/** Specification: lookup, section 2 "Other blocks" (events card). One event by its id, else the next one to come (decision L-741). */
export const EventsCardSchema = z.object({ title: Words, eventId: Words });
export type EventsCardProps = z.output<typeof EventsCardSchema>;
