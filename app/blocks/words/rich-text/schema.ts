import { z } from 'zod';
import { RichText } from '~/cms/rich-text';

export const RichTextSchema = z
  .object({ text: RichText })
  .transform(({ text }) => ({ html: text }));
