import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { listOf, Words } from '~/cms/lenient';

export const FeedbackCtaSchema = z.object({ title: Words, text: Words, ctas: listOf(Cta) });
export type FeedbackCtaProps = z.output<typeof FeedbackCtaSchema>;
