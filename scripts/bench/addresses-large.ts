import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoPlaces } from '#demo/places/places';
import type { DemoPlace } from '#demo/places/place';
import { createEmbeddedDirectory } from '~/server/ports/addresses/embedded.server';
import { freshen, insertRows, rowsOf } from '~/server/ports/addresses/fill.server';
import { openStore, type Store } from '~/server/store/open.server';

const quiet = { info() {}, warn() {}, error() {}, debug() {} };
const ROUNDS = 3000;
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

/**
 * A new postcode for each copy and place: towns and streets repeat, as in a country, but postcodes
 * do not.
 */
const copyOf = (places: readonly DemoPlace[], copy: number): DemoPlace[] =>
  places.map((place, index) => {
    const unit = `${LETTERS[index % 20] ?? ''}${LETTERS[Math.floor(index / 20) % 20] ?? ''}`;
    return { ...place, postcode: `${place.postcode.split(' ')[0] ?? ''} ${copy % 10}${unit}` };
  });

/** Fills an empty store; an already filled one is measured as it is. */
async function fillTo(store: Store, wanted: number): Promise<number> {
  const { count } = store.db.fn;
  const held = await store.db
    .selectFrom('address')
    .select(count<number>('id').as('rows'))
    .executeTakeFirstOrThrow();
  if (Number(held.rows) > 0) return Number(held.rows);
  const places = demoPlaces();
  const after = { place: 0, address: 0 };
  for (let copy = 0; after.address < wanted; copy += 1) {
    const rows = rowsOf(copyOf(places, copy), after);
    await insertRows(store.db, rows);
    after.place += rows.places.length;
    after.address += rows.addresses.length;
  }
  await freshen(store.db);
  return after.address;
}

/** Typical searches by kind; the index makes each one different. */
const kinds: Record<string, (index: number, place: DemoPlace) => string> = {
  postcode: (_, place) => place.postcode,
  'house, street, town': (index, place) => `${1 + (index % 20)} ${place.street} ${place.town}`,
  'house and street': (index, place) => `${1 + (index % 20)} ${place.street}`,
  'street being typed': (_, place) => place.street.slice(0, -3),
  'street and town': (_, place) => `${place.street}, ${place.town}`,
  'town alone': (_, place) => place.town,
  'two common words': (index) =>
    ['street london', 'close road', 'house st', 'road norwich', 'gardens h'][index % 5] ?? '',
  'a letter and a house': (index, place) =>
    `${1 + (index % 9)} ${place.street.charAt(0)} ${place.town}`,
  'not there': (index) => `zzq${index} nowhere`,
};

/**
 * Returns search times in milliseconds by kind, in a directory of at least `wanted` addresses. Use
 * a separate store.
 */
export async function measureLargeDirectory(databaseUrl: string | undefined, wanted: number) {
  const dir = await mkdtemp(path.join(tmpdir(), 'meridian-large-'));
  const store = await openStore({ DATA_DIR: dir, DATABASE_URL: databaseUrl }, quiet);
  try {
    const addresses = await fillTo(store, wanted);
    const directory = createEmbeddedDirectory(store);
    const places = demoPlaces();
    const times: { kind: string; ms: number }[] = [];
    const names = Object.keys(kinds);
    for (let index = 0; index < ROUNDS + 300; index += 1) {
      const kind = names[index % names.length] as string;
      const place = places[(index * 7919) % places.length] as DemoPlace;
      const query = kinds[kind]?.(index, place) ?? '';
      // Too short to search for: "Ely".
      const value = query.trim().length < 5 ? place.street : query;
      const started = performance.now();
      await directory.search({ value });
      if (index >= 300) times.push({ kind, ms: performance.now() - started });
    }
    return { addresses, times };
  } finally {
    await store.close();
    await rm(dir, { recursive: true, force: true });
  }
}
