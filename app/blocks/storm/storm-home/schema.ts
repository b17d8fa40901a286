import { z } from 'zod';
import { Words } from '~/cms/lenient';

/**
 * The home page during a storm, in the page's slot `storm`. Its figures come from the snapshot, its
 * news from the collection `storms`, its places from `warmPlaces`; editors only choose the text
 * above the search. docs/decisions/storm.md
 */
export const StormHomeSchema = z.object({ searchLabel: Words });
export type StormHomeProps = z.output<typeof StormHomeSchema>;
