import { expect, it } from 'vitest';
import { textsOf } from '~/words/texts';
import { area as areaTexts } from '#words/en.json';
import type { AreaAddress, AreaOutcome } from './area-data';
import { areaWords } from './area-words';

const t = textsOf(areaTexts);
const address = (known: Partial<AreaAddress> = {}): AreaAddress => ({
  fullAddress: '7 Orchard Row',
  postcode: 'cb1 9za',
  isOwn: true,
  region: 'East of England',
  distributor: null,
  ...known,
});

it.each<[string, AreaOutcome, AreaAddress | null, string]>([
  [
    'ours, with its region',
    'success',
    address(),
    'Your address at CB1 9ZA is in our area. It is part of our East of England region.',
  ],
  [
    'ours, without one',
    'success',
    address({ region: null }),
    'Your address at CB1 9ZA is in our area.',
  ],
  [
    'not ours',
    'not-in-area',
    address(),
    'CB1 9ZA is not in our area. Another company looks after the power lines there.',
  ],
  [
    'chosen, and not ours',
    'incorrect',
    address(),
    'CB1 9ZA is not in our area. Another company looks after the power lines there.',
  ],
  [
    'without a postcode',
    'not-in-area',
    address({ postcode: null }),
    'This address is not in our area. Another company looks after the power lines there.',
  ],
])('%s', (_, outcome, known, body) => expect(areaWords(outcome, known, t).body).toBe(body));

it('names the company where it is known, and does not call such an address incorrect [F-514, L-167]', () => {
  const distributor = { name: 'Electricity North West', logo: null, phone: null, website: null };
  const other = address({ postcode: 'M1 9ZA', isOwn: false, distributor });
  for (const outcome of ['not-in-area', 'incorrect'] as const)
    expect(areaWords(outcome, other, t)).toEqual({
      title: 'Not in our area',
      body: 'M1 9ZA is not in our area. Electricity North West looks after the power lines there.',
    });
  expect(areaWords('incorrect', address({ isOwn: false }), t).title).toBe(
    'Incorrect address or not in our area',
  );
});

it('takes the words of the content system, in either form of a placeholder [L-607 to L-611, L-720]', () => {
  const own = textsOf(areaTexts, { areaSuccessRegion: '%POSTCODE% / {region}' });
  expect(areaWords('success', address(), own).body).toBe('CB1 9ZA / East of England');
  const elsewhere = textsOf(areaTexts, { areaNotInArea: 'Not %POSTCODE%.' });
  for (const outcome of ['not-in-area', 'incorrect'] as const)
    expect(areaWords(outcome, address({ isOwn: false }), elsewhere).body).toBe('Not CB1 9ZA.');
});
