import { z } from 'zod';
import { Video } from '~/cms/video';

export const FullWidthVideoSchema = z
  .unknown()
  .pipe(Video)
  .transform((video) => ({ video }));
export type FullWidthVideoProps = z.output<typeof FullWidthVideoSchema>;
