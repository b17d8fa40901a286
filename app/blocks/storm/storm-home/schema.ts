import { z } from 'zod';
import { Words } from '~/cms/lenient';

/**
 * The home page while a storm is on: put it into the page's slot `storm`. Its figures are counted from the picture of the network, its news
 * comes from the list `storms`, its places from `warmPlaces`; editors only choose the words over the search. docs/decisions/storm.md
 */
export const StormHomeSchema = z.object({ searchLabel: Words });
export type StormHomeProps = z.output<typeof StormHomeSchema>;

export const examples = {
  plain: { __typename: 'StormHome' },
  'own words over the field': { __typename: 'StormHome', searchLabel: 'Where are you?' },
};
