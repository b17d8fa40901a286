import { z } from 'zod';
import { Image } from '~/cms/image';
import { Words } from '~/cms/lenient';

export const FullWidthImageSchema = z.object({ image: Image, caption: Words });
export type FullWidthImageProps = z.output<typeof FullWidthImageSchema>;
