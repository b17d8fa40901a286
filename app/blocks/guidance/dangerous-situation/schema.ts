import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Specification: lookup, section 2 "Other blocks" (dangerous situation). Its field names are ours: decision L-750. */
export const DangerousSituationSchema = z.object({
  title: z.string().trim().min(1),
  text: RichText.nullish().transform((text) => text ?? ''),
  /** Examples of dangers, as images. */
  examples: z.array(z.object({ image: Image, title: z.string().trim().min(1) })).default([]),
  /** The text of the button that reveals the notice. */
  buttonText: Words,
  noticeTitle: Words,
  noticeText: RichText.nullish().transform((text) => text ?? ''),
  /** Buttons in the notice, such as a number to call. */
  noticeButtons: z.array(Cta).default([]),
  /** Opens a form. */
  primaryButton: Cta.nullish().transform((cta) => cta ?? null),
});

const image = (file: string, altText: string) => ({
  url: `/media/${file}`,
  altText,
  umbracoWidth: 640,
  umbracoHeight: 400,
});
const report = {
  buttonUrl: { url: '/forms/street-furniture', name: 'Report a fault in the street' },
  cTAType: 'Primary',
};

export const examples = {
  plain: {
    __typename: 'DangerousSituation',
    title: 'Is it dangerous?',
    text: '<p>A broken pole or a hanging wire can kill without a touch.</p>',
    buttonText: 'Yes, someone could get hurt',
    noticeTitle: 'Keep away and call 105 now',
    noticeText: '<p>Stay 10 metres away, and keep others away. Call 999 if someone is hurt.</p>',
    noticeButtons: [
      { buttonUrl: { url: 'tel:105', name: 'Call 105' }, cTAType: 'Primary', iconPicker: 'phone' },
    ],
    primaryButton: report,
  },
  'with pictures': {
    __typename: 'DangerousSituation',
    title: 'Could it hurt someone?',
    examples: [
      {
        image: image('pole.svg', 'A wooden pole that leans over a fence'),
        title: 'A leaning pole',
      },
      { image: image('wire.svg', 'A wire that hangs into a hedge'), title: 'A hanging wire' },
      {
        image: image('open-lamp-post.svg', 'A lamp post whose door stands open'),
        title: 'An open lamp post',
      },
    ],
    primaryButton: report,
  },
  'only a title': { __typename: 'DangerousSituation', title: 'Is there danger?' },
};
