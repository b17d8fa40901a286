import { sql, type Kysely } from 'kysely';
import type { Address, AddressGroup, AddressResult } from '~/domain/address';
import { compareAddresses } from '~/domain/address-search';
import { unavailableAs } from '~/server/lib/unavailable-as';
import type { Store } from '~/server/store/open.server';
import type { Database } from '~/server/store/tables';
import type { AddressDirectory } from './port';
import { type DirectoryQuestion, directoryQuestion, exportQuestion } from './question';
import { endOfPrefix, type TextQuestion } from './words';

type Db = Kysely<Database>;

const MOST_OF_POSTCODE = 1000;
/** A street each, or one house each with a number. More would not be shown. */
const MOST_STREETS = 12;
const MOST_HOUSES = 50;
/** If all words are more common than this, they identify nothing. */
const MOST_CANDIDATES = 2000;
/** Above this a word counts as common; counting further would cost more than it helps. */
const COUNT_LIMIT = 400;

const addressColumns = [
  'address.mpan',
  'address.house_no',
  'address.supplier_name',
  'address.supplier_number',
  'address.full_address',
  'address_place.postcode',
  'address_place.street',
  'address_place.house_name',
  'address_place.town',
  'address_place.county',
  'address_place.dno',
  'address_place.is_own',
  'address_place.mpid',
] as const;

const addressQuery = (db: Db) =>
  db
    .selectFrom('address')
    .innerJoin('address_place', 'address_place.id', 'address.place_id')
    .select(addressColumns);
type Row = Awaited<ReturnType<ReturnType<typeof addressQuery>['execute']>>[number];

const toAddress = (row: Row): Address => ({
  kind: 'single',
  mpan: row.mpan,
  postcode: row.postcode,
  houseNo: row.house_no,
  houseName: row.house_name,
  street: row.street,
  town: row.town,
  county: row.county,
  fullAddress: row.full_address,
  supplierName: row.supplier_name,
  supplierNumber: row.supplier_number,
  dno: row.dno,
  isOwnNetwork: row.is_own === 1,
  distributorMpid: row.mpid,
});

/** With `below` all words from `from` up to that. */
interface Range {
  readonly from: string;
  readonly below: string | null;
}
interface Counted extends Range {
  readonly count: number;
}

const rangeOf = ({ from, below }: Range, column: 'word' | 'other.word') =>
  below === null
    ? sql<boolean>`${sql.ref(column)} = ${from}`
    : sql<boolean>`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${below}`;

async function count(db: Db, ranges: readonly Range[]): Promise<Counted[]> {
  const counts = ranges.map(
    (range, index) =>
      sql`(select count(*) from (select 1 from address_word where ${rangeOf(range, 'word')} limit ${sql.lit(COUNT_LIMIT)}) as counted) as ${sql.ref(`c${index}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return ranges.map((range, index) => ({ ...range, count: Number(rows[0]?.[`c${index}`] ?? 0) }));
}

/** Rarest first. Words adjacent somewhere are searched as a pair: it's rare, and what was meant. */
async function requirements(
  db: Db,
  { words, typing }: TextQuestion,
  joined: boolean,
): Promise<Counted[]> {
  const range = (from: string, index: number): Range => ({
    from,
    below: typing && index === words.length - 1 ? endOfPrefix(from) : null,
  });
  const pairs = joined
    ? words.slice(1).map((word, index) => range(`${words[index] ?? ''}${word}`, index + 1))
    : [];
  const counted = await count(db, [...words.map(range), ...pairs]);
  const together = counted.slice(words.length);
  const isCovered = (index: number) =>
    [together[index - 1], together[index]].some((pair) => pair !== undefined && pair.count > 0);
  const alone = counted.slice(0, words.length).filter((_, index) => !isCovered(index));
  return [...alone, ...together.filter((pair) => pair.count > 0)].sort((a, b) => a.count - b.count);
}

async function placesOfText(db: Db, question: TextQuestion, joined: boolean): Promise<number[]> {
  const [rarest, ...others] = await requirements(db, question, joined);
  if (!rarest || rarest.count === 0) return [];
  const has = others.map(
    (other) =>
      sql`select 1 from address_word as other where other.place_id = found.place_id and ${rangeOf(other, 'other.word')}`,
  );
  if (question.houses.length > 0) {
    has.push(
      sql`select 1 from address where address.place_id = found.place_id and house_key in (${sql.join(question.houses)})`,
    );
  }
  // Place by place, up to the limit: `offset 0` stops PostgreSQL from first reading every place of
  // a common word.
  const tests = has.map((probe) => sql` and exists (${probe} limit 1 offset 0)`);
  const most = question.houses.length > 0 ? MOST_HOUSES : MOST_STREETS;
  // Fetches a few extra rows, because a place can match several times with words of the same
  // prefix.
  const { rows } = await sql<{ place_id: number }>`
    select found.place_id
    from (select place_id from address_word where ${rangeOf(rarest, 'word')} limit ${sql.lit(MOST_CANDIDATES)}) as found
    where true${sql.join(tests, sql``)} limit ${sql.lit(most * 3)}`.execute(db);
  return [...new Set(rows.map((row) => row.place_id))].slice(0, most);
}

async function byText(db: Db, question: TextQuestion): Promise<Row[]> {
  const together = await placesOfText(db, question, true);
  const places =
    together.length > 0 || question.words.length < 2
      ? together
      : await placesOfText(db, question, false);
  if (places.length === 0) return [];
  const query = addressQuery(db).where('address.place_id', 'in', places).limit(MOST_OF_POSTCODE);
  return (
    question.houses.length > 0 ? query.where('address.house_key', 'in', question.houses) : query
  ).execute();
}

export async function findAddresses(db: Db, question: DirectoryQuestion): Promise<Address[]> {
  switch (question.kind) {
    case 'nothing':
      return [];
    case 'mpan':
      return (
        await addressQuery(db).where('address.mpan', '=', question.mpan).limit(1).execute()
      ).map(toAddress);
    case 'postcode':
      return (
        await addressQuery(db)
          .where('address_place.postcode', '=', question.postcode)
          .limit(MOST_OF_POSTCODE)
          .execute()
      ).map(toAddress);
    case 'text':
      return (await byText(db, question.text)).map(toAddress);
  }
}

const buildingOf = ({ postcode, houseName }: Address): string | null =>
  houseName === null ? null : `${postcode}|${houseName}`;

/** "Quay House, Chelmsford, CM1 9ZA" */
function groupOf(
  addresses: readonly Address[],
  { postcode, houseName, town }: Address,
): AddressGroup {
  const fullAddress = [houseName, town, postcode].filter((part) => part !== null).join(', ');
  return { kind: 'multiple', postcode, houseName, fullAddress, addresses };
}

/** Own network first, in natural order, a building's units grouped at the first one's position. */
export function groupAddresses(addresses: readonly Address[]): AddressResult[] {
  const sorted = [...addresses].sort(compareAddresses);
  const buildings = new Map<string, Address[]>();
  for (const address of sorted) {
    const building = buildingOf(address);
    if (building) buildings.set(building, [...(buildings.get(building) ?? []), address]);
  }
  return sorted.flatMap((address): AddressResult[] => {
    const units = buildings.get(buildingOf(address) ?? '') ?? [];
    if (units.length < 2) return [address];
    return units[0] === address ? [groupOf(units, address)] : [];
  });
}

/** A search by postcode returns everything. */
const MOST_RESULTS_OF_TEXT = 50;
const EXPORT = 'EXPORT';
const orUnavailable = unavailableAs('The address directory could not be read');

export function createEmbeddedDirectory(store: Pick<Store, 'db'>): AddressDirectory {
  const find = (question: DirectoryQuestion) =>
    orUnavailable(() => findAddresses(store.db, question));
  return {
    async search(query) {
      const question = directoryQuestion(query);
      const results = groupAddresses(await find(question));
      return question.kind === 'text' ? results.slice(0, MOST_RESULTS_OF_TEXT) : results;
    },
    async searchExport(value) {
      const addresses = await find({ kind: 'postcode', postcode: exportQuestion(value) });
      return addresses.filter(({ houseNo }) => houseNo === EXPORT);
    },
  };
}
