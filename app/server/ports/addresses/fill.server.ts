import { sql, type Kysely } from 'kysely';
import { isOwnNetwork } from '~/domain/address';
import { isSqlite } from '~/server/store/columns';
import type { Database } from '~/server/store/tables';
import { houseKeyOf, wordsOfPlace } from './words';

export interface DirectoryPlace {
  readonly postcode: string;
  readonly street: string;
  readonly houseName: string | null;
  readonly town: string;
  readonly county: string | null;
  /** 1 to 3 for our regions, from 10 on another distributor's id. */
  readonly dno: number;
  readonly mpid: string;
  readonly premises: readonly {
    readonly houseNo: string | null;
    readonly mpan: string;
    readonly supplier: { readonly name: string; readonly phone: string };
    readonly fullAddress: string;
  }[];
}

type Db = Kysely<Database>;

/** Both databases accept about 32 000 values per statement. */
const MOST_VALUES = 24_000;
/** Must differ from our other lock numbers. */
const FILL_LOCK = 7_461_001;

interface Rows {
  readonly places: Database['address_place'][];
  readonly addresses: Database['address'][];
  readonly words: Database['address_word'][];
}

/** Ids rise in the order of `places`, which is therefore the order of search results. */
export function rowsOf(places: Iterable<DirectoryPlace>, after = { place: 0, address: 0 }): Rows {
  const rows: Rows = { places: [], addresses: [], words: [] };
  for (const { premises, houseName, ...place } of places) {
    const id = after.place + rows.places.length + 1;
    const { postcode, street, town, county, dno, mpid } = place;
    const named = {
      id,
      postcode,
      street,
      house_name: houseName,
      town,
      county,
      dno,
      is_own: Number(isOwnNetwork(place)),
      mpid,
    };
    rows.places.push(named);
    for (const word of wordsOfPlace(named)) rows.words.push({ word, place_id: id });
    for (const { houseNo, mpan, supplier, fullAddress } of premises) {
      rows.addresses.push({
        id: after.address + rows.addresses.length + 1,
        place_id: id,
        house_no: houseNo,
        house_key: houseKeyOf(houseNo),
        mpan,
        supplier_name: supplier.name,
        supplier_number: supplier.phone,
        full_address: fullAddress,
      });
    }
  }
  return rows;
}

function* batchesOf<Item extends object>(items: readonly Item[]): Generator<Item[]> {
  const size = Math.floor(MOST_VALUES / Math.max(1, Object.keys(items[0] ?? {}).length));
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

export async function insertRows(db: Db, { places, addresses, words }: Rows): Promise<void> {
  for (const batch of batchesOf(places))
    await db.insertInto('address_place').values(batch).execute();
  for (const batch of batchesOf(addresses)) await db.insertInto('address').values(batch).execute();
  for (const batch of batchesOf(words)) await db.insertInto('address_word').values(batch).execute();
}

/**
 * Without fresh statistics PostgreSQL plans for an empty table, and without a vacuum it reads every
 * row that its index already covers.
 */
export const freshen = (db: Db) =>
  (isSqlite(db) ? sql`analyze` : sql`vacuum analyze address_word, address, address_place`).execute(
    db,
  );

const isFilled = async (db: Db, version: string): Promise<boolean> =>
  (await db
    .selectFrom('address_source')
    .select('version')
    .where('version', '=', version)
    .executeTakeFirst()) !== undefined;

/** Once per version; a second process waits. Returns true if this one filled it. */
export async function fillDirectory(
  db: Db,
  version: string,
  makePlaces: () => readonly DirectoryPlace[],
): Promise<boolean> {
  if (await isFilled(db, version)) return false;
  const filled = await db.transaction().execute(async (trx) => {
    if (!isSqlite(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(FILL_LOCK)})`.execute(trx);
    if (await isFilled(trx, version)) return false;
    for (const table of ['address_word', 'address', 'address_place', 'address_source'] as const)
      await trx.deleteFrom(table).execute();
    await insertRows(trx, rowsOf(makePlaces()));
    await trx.insertInto('address_source').values({ version }).execute();
    return true;
  });
  if (filled) await freshen(db);
  return filled;
}
