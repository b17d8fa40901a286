import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { optional, Words } from '~/cms/lenient';

export const UpcomingEventsCarouselSchema = z.object({ title: Words, cta: optional(Cta) });
export type UpcomingEventsCarouselProps = z.output<typeof UpcomingEventsCarouselSchema>;
