import type { Representative } from '../../engine/submission-field';
import { repeater, wireItems, assets } from '../../parts/repeater';

/**
 * API contract: name, and how to reach this person. A definition with its own fields may replace
 * the captions.
 */
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

/**
 * People who may act for the visitor. Specification: form engine, section 3 (payload); decision
 * F-520.
 */
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

/** Items sent as `assets`. Specification: form engine, sections 2 and 3. */
export const assetRepeater = assets('asset repeater');

/** Items sent as `assets`. Specification: form engine, sections 2 and 3. */
export const streetRepeater = assets('street repeater');

/** Items sent as `assets`. Specification: form engine, sections 2 and 3. */
export const unmeteredRepeater = assets('unmetered repeater');
