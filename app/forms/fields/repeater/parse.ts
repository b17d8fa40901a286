import type { Representative } from '../../engine/submission-field';
import { repeater, wireItems, assets } from '../../parts/repeater';

/** As in the API contract. A definition with its own fields may replace the captions. */
const itemFields = [
  {
    alias: 'name',
    type: 'text',
    caption: 'Full name',
    required: true,
    settings: { maxLength: 100, autocomplete: 'off' },
  },
  {
    alias: 'telephoneNumber',
    type: 'text',
    caption: 'Phone number',
    settings: { maxLength: 20, inputMode: 'tel' },
  },
  {
    alias: 'emailAddress',
    type: 'text',
    caption: 'Email address',
    settings: { maxLength: 254, inputMode: 'email' },
  },
];

/** API contract. */
const MOST = 10;

function representative(item: Readonly<Record<string, string>>): Representative[] {
  const { name, telephoneNumber, emailAddress } = item;
  if (!name) return [];
  return [
    {
      name: name.slice(0, 100),
      ...(telephoneNumber ? { telephoneNumber } : {}),
      ...(emailAddress ? { emailAddress } : {}),
    },
  ];
}

export const authorisedRepresentatives = repeater({
  name: 'authorised representatives',
  missing: 'representativeName',
  itemFields,
  most: MOST,
  members: (items, field, context) => {
    const people = wireItems(items, field, context).flatMap(representative);
    return people.length > 0 ? { authorisedRepresentatives: people } : undefined;
  },
});

export const assetRepeater = assets('asset repeater');

export const streetRepeater = assets('street repeater');

export const unmeteredRepeater = assets('unmetered repeater');
