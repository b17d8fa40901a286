import { sql, type Kysely } from 'kysely';
import type { Address } from '~/domain/address';
import type { Database } from '../store/tables';
import type { DirectoryQuestion } from './question';
import { endOfPrefix, type TextQuestion } from './words';

type Db = Kysely<Database>;

const MOST_OF_POSTCODE = 1000;
/** Places that a search by words looks into: a whole street each, or one house each where a number was typed. More would not be shown. */
const MOST_STREETS = 12;
const MOST_HOUSES = 50;
/** Above this a word counts as common; counting on would cost more than it tells. */
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
  db.selectFrom('address').innerJoin('address_place', 'address_place.id', 'address.place_id').select(addressColumns);
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

interface Driver {
  readonly from: string;
  /** First text beyond; the word itself where it is looked for whole. */
  readonly below: string | null;
  readonly count: number;
}

const rangeOf = ({ from, below }: Pick<Driver, 'from' | 'below'>, column: 'word' | 'other.word') =>
  below === null
    ? sql<boolean>`${sql.ref(column)} = ${from}`
    : sql<boolean>`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${below}`;

/** How many places each word of the question has, up to a limit, rarest first: a search starts at the rarest. */
async function countedWords(db: Db, question: TextQuestion): Promise<Driver[]> {
  const wanted = [
    ...question.words.map((word) => ({ from: word, below: null })),
    ...(question.prefix === null ? [] : [{ from: question.prefix, below: endOfPrefix(question.prefix) }]),
  ];
  const counts = wanted.map(
    (range) =>
      sql`(select count(*) from (select 1 from address_word where ${rangeOf(range, 'word')} limit ${sql.lit(COUNT_LIMIT)}) as counted)`,
  );
  const columns = sql.join(counts.map((count, index) => sql`${count} as ${sql.ref(`c${index}`)}`));
  const { rows } = await sql<Record<string, number>>`select ${columns}`.execute(db);
  return wanted
    .map((range, index) => ({ ...range, count: Number(rows[0]?.[`c${index}`] ?? 0) }))
    .sort((a, b) => a.count - b.count);
}

async function placesOfText(db: Db, question: TextQuestion): Promise<number[]> {
  const [rarest, ...others] = await countedWords(db, question);
  if (!rarest || rarest.count === 0) return [];
  let query = db.selectFrom('address_word').select('place_id').where(rangeOf(rarest, 'word'));
  for (const other of others) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('address_word as other')
          .select(sql.lit(1).as('one'))
          .whereRef('other.place_id', '=', 'address_word.place_id')
          .where(rangeOf(other, 'other.word')),
      ),
    );
  }
  if (question.houses.length > 0) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('address')
          .select(sql.lit(1).as('one'))
          .whereRef('address.place_id', '=', 'address_word.place_id')
          .where('house_key', 'in', question.houses),
      ),
    );
  }
  // A place has several words that begin alike: ask for some more, since the same one may come more than once.
  const most = question.houses.length > 0 ? MOST_HOUSES : MOST_STREETS;
  const rows = await query.limit(most * 3).execute();
  return [...new Set(rows.map((row) => row.place_id))].slice(0, most);
}

async function byText(db: Db, question: TextQuestion): Promise<Row[]> {
  const places = await placesOfText(db, question);
  if (places.length === 0) return [];
  const query = addressQuery(db).where('address.place_id', 'in', places).limit(MOST_OF_POSTCODE);
  return (question.houses.length > 0 ? query.where('address.house_key', 'in', question.houses) : query).execute();
}

/** The addresses that answer a question, in no order. docs/decisions/address-search.md */
export async function findAddresses(db: Db, question: DirectoryQuestion): Promise<Address[]> {
  switch (question.kind) {
    case 'nothing':
      return [];
    case 'mpan':
      return (await addressQuery(db).where('address.mpan', '=', question.mpan).limit(1).execute()).map(toAddress);
    case 'postcode':
      return (
        await addressQuery(db).where('address_place.postcode', '=', question.postcode).limit(MOST_OF_POSTCODE).execute()
      ).map(toAddress);
    case 'text':
      return (await byText(db, question.text)).map(toAddress);
  }
}
