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

/** A tab holds a text, other blocks, or both. */
export const TabbedContentSchema = z.object({ title: Words, tabs: listOf(Tab) });
export type TabbedContentProps = z.output<typeof TabbedContentSchema>;
