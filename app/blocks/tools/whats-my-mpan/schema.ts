import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

export const WhatsMyMpanSchema = z.object({ title: Words, text: optional(RichText) });
export type WhatsMyMpanProps = z.output<typeof WhatsMyMpanSchema>;
