import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

export const ExportMpanFinderSchema = z.object({ title: Words, text: optional(RichText) });
export type ExportMpanFinderProps = z.output<typeof ExportMpanFinderSchema>;
