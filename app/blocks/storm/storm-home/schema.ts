import { z } from 'zod';
import { Words } from '~/cms/lenient';

/**
 * Stands in the page's slot `storm`. Figures come from the snapshot, news from the collection
 * `storms`, places from `warmPlaces`; editors only choose the text above the search.
 * docs/decisions/storm.md
 */
export const StormHomeSchema = z.object({ searchLabel: Words });
export type StormHomeProps = z.output<typeof StormHomeSchema>;
