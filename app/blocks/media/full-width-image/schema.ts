import { z } from 'zod';
import { Image } from '~/cms/image';
import { Words } from '~/cms/lenient';

/** Specification: lookup, section 2 "Other blocks" (full-width image). Fields: decision L-762. */
export const FullWidthImageSchema = z.object({ image: Image, caption: Words });
export type FullWidthImageProps = z.output<typeof FullWidthImageSchema>;
