import { z } from 'zod';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';
import { Video } from '~/cms/video';
import { NestedBlocks } from '~/blocks/nested';

/** A panel inside a tab. */
const LinkSet = z.object({
  linkSetTitle: z.string().trim().min(1),
  linkSetText: optional(RichText),
  linkSetLinks: listOf(Link),
  /** The same in British Sign Language. */
  linkSetSignLanguageVideo: optional(Video),
});

/** Specification: journeys, section 3 (help and contact tab). */
const Tab = z.object({
  tabTitle: z.string().trim().min(1),
  icon: Words,
  tabComponents: NestedBlocks,
  helpAndContactLinkSet: listOf(LinkSet),
});

export const HelpAndContactSchema = z.object({ title: Words, tabs: listOf(Tab) });
export type HelpAndContactProps = z.output<typeof HelpAndContactSchema>;

const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'HelpAndContact',
    title: 'Help and contact',
    tabs: [
      {
        tabTitle: 'Power cuts',
        icon: 'power-cut',
        helpAndContactLinkSet: [
          {
            linkSetTitle: 'My power is off',
            linkSetText: '<p>Check your fuse box first.</p>',
            linkSetLinks: [link('/power-cut', 'Check your power')],
          },
          {
            linkSetTitle: 'I want money back',
            linkSetLinks: [link('/compensation', 'Compensation')],
            linkSetSignLanguageVideo: {
              title: 'Money back, in BSL',
              video: { url: '/media/examples/sample.webm' },
            },
          },
        ],
      },
      {
        tabTitle: 'Talk to us',
        icon: 'phone',
        tabComponents: [
          {
            __typename: 'RichText',
            text: '<p>Call <a class="tel" href="tel:105">105</a>, day or night.</p>',
          },
        ],
      },
    ],
  },
  'everything empty': { __typename: 'HelpAndContact' },
};
