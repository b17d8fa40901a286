import { z } from 'zod';
import { MediaResource } from '~/cms/collections/media';
import { listOf, Words } from '~/cms/lenient';

/**
 * Resources of Power Up: its own, and those of the list of content of one kind. Specification: lookup, section 7
 * (click_teaching_resource); fields: decision L-762.
 */
export const PowerUpResourceListSchema = z.object({
  title: Words,
  text: Words,
  resourceType: Words,
  resources: listOf(MediaResource),
});
export type PowerUpResourceListProps = z.output<typeof PowerUpResourceListSchema>;

export const examples = {
  plain: {
    __typename: 'PowerUpResourceList',
    title: 'For your classroom',
    text: 'Free to print and share.',
    resources: [
      {
        title: 'Draw a circuit',
        text: 'A worksheet.',
        type: 'Worksheet',
        ages: '7 to 11 years',
        url: '/media/examples/draw-a-circuit.pdf',
      },
      { title: 'No address', type: 'Worksheet' },
    ],
  },
  'all of one kind': { __typename: 'PowerUpResourceList', title: 'Films', resourceType: 'Video' },
};
