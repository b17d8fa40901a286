import { z } from 'zod';
import { Words } from '~/cms/lenient';

/**
 * `stormName` is for times when no storm is on (`stormShown`); without it, the storm with the
 * newest news is shown.
 */
export const StormLiveFeedSchema = z.object({ title: Words, stormName: Words });
export type StormLiveFeedProps = z.output<typeof StormLiveFeedSchema>;
