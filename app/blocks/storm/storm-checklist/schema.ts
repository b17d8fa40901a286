import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

/** Specification: journeys, section 2 "Storm screens" (storm checklist links). */
export const StormChecklistSchema = z.object({
  title: Words,
  items: listOf(z.string().trim().min(1)),
  links: listOf(Link),
});
export type StormChecklistProps = z.output<typeof StormChecklistSchema>;

const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'StormChecklist',
    title: 'Until it is back',
    items: [
      'Keep fridge and freezer doors shut',
      'Use a torch, not candles',
      'Turn off cookers and heaters',
    ],
    links: [
      link('/get-ready', 'Get ready for a power cut'),
      link('/priority-services', 'Extra help'),
    ],
  },
  'links alone': {
    __typename: 'StormChecklist',
    links: [link('/get-ready', 'Get ready for a power cut')],
  },
  'everything empty': { __typename: 'StormChecklist' },
};
