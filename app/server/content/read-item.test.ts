import { describe, expect, it } from 'vitest';
import { fakeDelivery, item, serveDelivery } from '../../../tests/support/fake-delivery';
import { ownContent } from '../../../tests/support/own-content';
import { serveOnLoopback } from '../../../tests/support/loopback';
import { quietLogger } from '../../../tests/support/stores';
import { undoAfterEach } from '../../../tests/support/undo';
import type { Content } from './content';
import { createEmbeddedContent } from './embedded.server';
import { hiddenItems } from './faults.server';
import { createUmbracoContent } from './umbraco/create.server';

const undo = undoAfterEach();
const places = [
  { name: 'Village Hall', postcode: 'nr27 9aa' },
  { name: 'Chapel', postcode: 'NR1 1AA', point: { lat: 52.63, lng: 1.3 } },
  { name: 'Library' },
  { name: 'Scout Hut', postcode: 'Cromer' },
  { name: 'Far Hall', postcode: 'M1 9ZZ' },
  { postcode: 'NR27 9AA', address: 'Church Street' },
];
const placeOf = (postcode: string) => (/^nr27/i.test(postcode) ? { lat: 52.9, lng: 1.3 } : null);

async function embedded(): Promise<Content> {
  const dir = await ownContent({ 'collections/warmPlaces/warm-places.json': places });
  return createEmbeddedContent({ dir, logger: quietLogger, watchMs: 0, placeOf });
}
async function umbraco(): Promise<Content> {
  const { handler } = serveDelivery(() =>
    places.map((place) => ({
      ...item('warmPlace', null, place),
      name: place.name ?? 'Place without a name',
    })),
  );
  const server = await serveOnLoopback(handler);
  undo.push(server.close);
  const dataDir = await ownContent({});
  return createUmbracoContent({
    ...{ baseUrl: server.url, key: fakeDelivery.key, dataDir, logger: quietLogger, placeOf },
    ...{ fallback: await embedded(), refreshMs: 0, retries: 0 },
  });
}

describe.each(Object.entries({ embedded, umbraco }))('warm places of %s', (source, create) => {
  it('need a name and a postcode; the position is that of the postcode', async () => {
    const shown = (await create()).collections().warmPlaces;
    expect(
      shown.map(({ name, postcode, lat, lng, address }) => [name, postcode, lat, lng, address]),
    ).toEqual([
      ['Village Hall', 'NR27 9AA', 52.9, 1.3, 'Village Hall'],
      ['Chapel', 'NR1 1AA', 52.63, 1.3, 'Chapel'],
    ]);
    if (source === 'embedded') expect(shown[0]?.id).toBe('village-hall-nr27-9aa');
  });
  it('that cannot be shown are named by title, with the field and why', async () => {
    const hidden = hiddenItems((await create()).faults(), 'warmPlaces');
    const reasonOf = (reason: string, field = 'postcode') => [{ field, reason }];
    expect(hidden).toEqual([
      { title: 'Library', reasons: reasonOf('is missing') },
      { title: 'Scout Hut', reasons: reasonOf('is not a postcode') },
      {
        title: 'Far Hall',
        reasons: reasonOf('is not a postcode whose position we know; add a point'),
      },
      {
        title: source === 'embedded' ? 'warmPlaces/warm-places.json[5]' : 'Place without a name',
        reasons: reasonOf('is missing', 'name'),
      },
    ]);
  });
});
