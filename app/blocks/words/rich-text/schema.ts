import { z } from 'zod';
import { RichText } from '~/cms/rich-text';

export const RichTextSchema = z
  .object({ text: RichText })
  .transform(({ text }) => ({ html: text }));

export const examples = {
  plain: { __typename: 'RichText', text: 'Keep a torch by the door.' },
  'with a list and a link': {
    __typename: 'RichText',
    text: '<h2>Before the storm</h2><ul><li>Charge your phone</li><li>Call <a href="tel:105">105</a></li></ul>',
  },
  'everything empty': { __typename: 'RichText', text: '' },
};
