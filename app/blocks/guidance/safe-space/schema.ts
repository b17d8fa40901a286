import { z } from 'zod';
import { Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

export const SafeSpaceSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  buttonLabel: Words,
});
