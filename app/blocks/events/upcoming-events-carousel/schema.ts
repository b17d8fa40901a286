import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { optional, Words } from '~/cms/lenient';

/** Specification: journeys, section 2 (upcoming events carousel). Its events are a list of content. */
export const UpcomingEventsCarouselSchema = z.object({ title: Words, cta: optional(Cta) });
export type UpcomingEventsCarouselProps = z.output<typeof UpcomingEventsCarouselSchema>;
