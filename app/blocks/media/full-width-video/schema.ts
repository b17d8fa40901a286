import { z } from 'zod';
import { Video } from '~/cms/video';

/** Specification: lookup, sections 2 and 4 (full-width video; its modal). Fields: decision L-762. */
export const FullWidthVideoSchema = z
  .unknown()
  .pipe(Video)
  .transform((video) => ({ video }));
export type FullWidthVideoProps = z.output<typeof FullWidthVideoSchema>;
