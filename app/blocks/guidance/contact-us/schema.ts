import { z } from 'zod';
import { Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';
import { SignedContactItem } from '../contact-items/schema';

/** Specification: lookup, section 2 "Other blocks" (contact us), section 3 (contact item). Decision L-752. */
export const ContactUsSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  contactItems: z.array(SignedContactItem).default([]),
});

export const examples = {
  plain: {
    __typename: 'ContactUs',
    title: 'Ways to reach us',
    text: '<p>Calls to 105 are free from every phone.</p>',
    contactItems: [
      {
        icon: 'phone',
        title: 'Power cuts',
        text: 'Day or night.',
        telephone1: '105',
        telephone2: '0808 157 0999',
      },
      {
        title: 'Everything else',
        emailHeader: 'Email',
        email: { url: 'mailto:help@network.example', name: 'help@network.example' },
      },
    ],
  },
  'one way': { __typename: 'ContactUs', contactItems: [{ title: 'Call us', telephone1: '105' }] },
  'a video in British Sign Language': {
    __typename: 'ContactUs',
    title: 'Contact us in British Sign Language',
    contactItems: [
      {
        title: 'Sign with us',
        text: 'An interpreter joins at once.',
        signLanguageVideo: {
          video: { url: '/media/examples/sample.webm' },
          captionsUrl: '/media/examples/sample.vtt',
          transcriptUrl: '/help',
        },
      },
    ],
  },
  'everything empty': { __typename: 'ContactUs' },
};
