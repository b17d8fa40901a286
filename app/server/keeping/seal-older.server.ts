import { setImmediate } from 'node:timers/promises';
import type { Sealer } from '../lib/seal.server';
import type { Marks } from '../ports/text-updates/marks.server';
import type { Store } from '../store/open.server';
import { placeOfName } from '../uploads/names';

/** A postcode or sector is shorter than any mark. */
const LONGEST_PLACE = 10;
const BATCH = 200;

const isClear = (place: string): boolean => place.length <= LONGEST_PLACE;

/** Puts marks in the place of postcodes and sectors that an earlier version wrote down. What is done is not done twice. */
export async function markOlderPlaces({ db }: Pick<Store, 'db'>, marks: Pick<Marks, 'placeMark'>): Promise<void> {
  const news = await db.selectFrom('text_news').where('state', '=', 'planning').select(['id', 'places']).execute();
  for (const { id, places } of news) {
    const all = JSON.parse(places) as readonly string[];
    if (!all.some(isClear)) continue;
    const marked = JSON.stringify(all.map((place) => (isClear(place) ? marks.placeMark(place) : place)));
    await db.updateTable('text_news').set({ places: marked }).where('id', '=', id).execute();
  }
  const clear = db
    .selectFrom('text_subscription')
    .select('place_mark')
    .distinct()
    .where((is) => is(is.fn<number>('length', ['place_mark']), '<=', LONGEST_PLACE))
    .limit(BATCH);
  for (let rows = await clear.execute(); rows.length > 0; rows = await clear.execute()) {
    for (const { place_mark: place } of rows) {
      if (place === null) continue;
      const mark = marks.placeMark(place);
      const own = db.updateTable('text_subscription').where('place_mark', '=', place);
      await own.set({ about: mark }).where('about', '=', place).execute();
      await own.set({ place_mark: mark }).execute();
    }
    await setImmediate();
  }
}

/** Seals the names of files that an earlier version wrote down. Their bytes stay as they are, under the names that they have. */
export async function sealOlderNames({ db }: Pick<Store, 'db'>, sealer: Pick<Sealer, 'seal'>): Promise<void> {
  // A name as it was typed has an ending; what is sealed has no point in it.
  const clear = db
    .selectFrom('upload_file')
    .select(['id', 'sealed_name'])
    .where('sealed_name', 'like', '%.%')
    .limit(BATCH);
  for (let rows = await clear.execute(); rows.length > 0; rows = await clear.execute()) {
    for (const { id, sealed_name: name } of rows)
      await db
        .updateTable('upload_file')
        .set({ sealed_name: sealer.seal(name, placeOfName(id)) })
        .where('id', '=', id)
        .execute();
    await setImmediate();
  }
}
