import { z } from 'zod';
import { Image } from '~/cms/image';
import { optional, Words } from '~/cms/lenient';

/** Specification: lookup, section 2 "Other blocks" (image with single text). Fields: decision L-762. */
export const ImageWithSingleTextSchema = z.object({ image: optional(Image), text: Words });
export type ImageWithSingleTextProps = z.output<typeof ImageWithSingleTextSchema>;
