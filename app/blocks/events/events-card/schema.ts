import { z } from 'zod';
import { Words } from '~/cms/lenient';

export const EventsCardSchema = z.object({ title: Words, eventId: Words });
export type EventsCardProps = z.output<typeof EventsCardSchema>;
