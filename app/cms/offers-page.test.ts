import { expect, it } from 'vitest';
import { OffersPageContent } from './offers-page';

const image = {
  url: '/offers/flask.svg',
  altText: 'A flask',
  umbracoWidth: 160,
  umbracoHeight: 120,
};
const wire = {
  enableRequestableLimit: true,
  requestableItemsLimit: 3,
  title: 'Free items',
  description: 'They cost nothing.',
  emailValidationMessage: 'Own words',
  cards: [{ productCardTitle: ' Flask ', productCardImage: image }, { productCardTitle: 'Torch' }],
};

it('the offers are read with limit, title, description and cards with their pictures [J-459 to J-474, J-824]', () => {
  expect(OffersPageContent.parse(wire)).toEqual({
    enableRequestableLimit: true,
    requestableItemsLimit: 3,
    title: 'Free items',
    description: 'They cost nothing.',
    emailValidationMessage: 'Own words',
    cards: [
      {
        title: 'Flask',
        image: { url: '/offers/flask.svg', alt: 'A flask', width: 160, height: 120 },
        text: '',
      },
      { title: 'Torch', image: null, text: '' },
    ],
  });
});
it.each([undefined, '', 'three', null])(
  'takes the limit %j for none [J-460, J-462, J-463]',
  (requestableItemsLimit) =>
    expect(
      OffersPageContent.parse({ ...wire, requestableItemsLimit }).requestableItemsLimit,
    ).toBeNull(),
);
