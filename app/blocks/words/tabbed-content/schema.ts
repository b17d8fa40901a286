import { z } from 'zod';
import { listOf, optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';
import { NestedBlocks } from '~/blocks/nested';

const Tab = z.object({
  title: z.string().trim().min(1),
  icon: Words,
  text: optional(RichText),
  components: NestedBlocks,
});

/** Specification: journeys, section 2 (tabbed content). A tab holds a text, other blocks, or both. */
export const TabbedContentSchema = z.object({ title: Words, tabs: listOf(Tab) });
export type TabbedContentProps = z.output<typeof TabbedContentSchema>;

export const examples = {
  plain: {
    __typename: 'TabbedContent',
    title: 'How it works',
    tabs: [
      { title: 'At home', icon: 'home', text: '<p>Tell us what you want to add.</p>' },
      {
        title: 'At work',
        text: '<p>Send us a drawing.</p>',
        components: [
          {
            __typename: 'Statistics',
            items: [
              { value: '10', title: 'days to answer' },
              { value: '3', title: 'steps' },
              { value: '1', title: 'person to ask' },
            ],
          },
          { __typename: 'RichText', hideFromView: true, text: 'Not to be seen' },
        ],
      },
    ],
  },
  'everything empty': { __typename: 'TabbedContent' },
};
