import { z } from 'zod';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';
import { Video } from '~/cms/video';
import { NestedBlocks } from '~/blocks/nested';

const LinkSet = z.object({
  linkSetTitle: z.string().trim().min(1),
  linkSetText: optional(RichText),
  linkSetLinks: listOf(Link),
  /** The same in British Sign Language. */
  linkSetSignLanguageVideo: optional(Video),
});

const Tab = z.object({
  tabTitle: z.string().trim().min(1),
  icon: Words,
  tabComponents: NestedBlocks,
  helpAndContactLinkSet: listOf(LinkSet),
});

export const HelpAndContactSchema = z.object({ title: Words, tabs: listOf(Tab) });
export type HelpAndContactProps = z.output<typeof HelpAndContactSchema>;
