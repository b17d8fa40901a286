import { z } from 'zod';
import { Words } from '~/cms/lenient';

/** Which storm's news and figures to show while none is on (`stormShown`); the one with the newest news where none is named. Specification: journeys, section 2 "Storm screens". */
export const StormLiveFeedSchema = z.object({ title: Words, stormName: Words });
export type StormLiveFeedProps = z.output<typeof StormLiveFeedSchema>;
