import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';

/** Specification: journeys, section 2 "Storm screens" (storm body). */
export const StormBodySchema = z.object({
  title: Words,
  text: optional(RichText),
  searchLabel: Words,
  registerForTextsLink: optional(Link),
  twitterLink: optional(Link),
  facebookLink: optional(Link),
});
export type StormBodyProps = z.output<typeof StormBodySchema>;

const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'StormBody',
    title: 'Get news by text',
    searchLabel: 'Where do you live? Search by address or postcode',
    text: '<p>Get a text when there’s news about your power cut.</p>',
    registerForTextsLink: link('/power-cut/text-updates', 'Register for text updates'),
    twitterLink: link('https://x.com/example', 'X'),
    facebookLink: link('https://www.facebook.com/example', 'Facebook'),
  },
  'the register of another site': {
    __typename: 'StormBody',
    searchLabel: 'Your postcode',
    registerForTextsLink: link('https://texts.example/register', 'Register'),
  },
  'everything empty': { __typename: 'StormBody' },
};
