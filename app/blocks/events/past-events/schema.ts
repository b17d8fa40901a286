import { z } from 'zod';
import { Words } from '~/cms/lenient';

/** Specification: lookup, section 2 "Other blocks" (past events: list, filter popup, "View more" button). Its events are a list of content. */
export const PastEventsSchema = z.object({ title: Words, text: Words });
export type PastEventsProps = z.output<typeof PastEventsSchema>;
