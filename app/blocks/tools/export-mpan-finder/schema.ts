import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Specification: journeys, section 2 "Export MPAN finder". */
export const ExportMpanFinderSchema = z.object({ title: Words, text: optional(RichText) });
export type ExportMpanFinderProps = z.output<typeof ExportMpanFinderSchema>;
