import { z } from 'zod';
import { Words } from '~/cms/lenient';

export const PastEventsSchema = z.object({ title: Words, text: Words });
export type PastEventsProps = z.output<typeof PastEventsSchema>;
