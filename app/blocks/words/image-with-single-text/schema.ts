import { z } from 'zod';
import { Image } from '~/cms/image';
import { optional, Words } from '~/cms/lenient';

export const ImageWithSingleTextSchema = z.object({ image: optional(Image), text: Words });
export type ImageWithSingleTextProps = z.output<typeof ImageWithSingleTextSchema>;
