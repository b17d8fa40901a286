import { setImmediate } from 'node:timers/promises';
import { courseOf, type Course, type HistoryEntry } from '~/domain/odds/course';
import type { PowerCutType } from '~/domain/incident/incident';
import type { Stage } from '~/domain/incident/stage';
import type { Instant } from '~/domain/time/instant';
import type { Store } from '../../store/open.server';
import { addToPast, NO_PAST, type Past, type PowerCutHistory } from './history-source';

/**
 * Rows per query: few enough that SQLite, which runs on our thread, finishes in a few milliseconds.
 */
const PAGE = 250;
const MOST_ROWS = 5000;
/** More than a week of a busy winter. */
const RECENT_ROWS = 10_000;

const COLUMNS = [
  'id',
  'reference',
  'seen_at',
  'gone',
  'power_cut_type',
  'category',
  'stage',
  'customers_affected',
  'received_at',
  'estimated_at',
  'restored_at',
] as const;

async function pageAfter(
  store: Store,
  [from, until]: readonly [Instant, Instant],
  after: { readonly reference: string; readonly seen_at: number; readonly id: number } | null,
) {
  return store.db
    .selectFrom('incident_history')
    .select(COLUMNS)
    .where('seen_at', '>=', from)
    .where('seen_at', '<=', until)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('reference', 'seen_at', 'id'),
          '>',
          tuple(after?.reference ?? '', after?.seen_at ?? 0, after?.id ?? 0),
        ),
      ),
    )
    .orderBy('reference')
    .orderBy('seen_at')
    .orderBy('id')
    .limit(PAGE)
    .execute();
}

type Row = Awaited<ReturnType<typeof pageAfter>>[number];

const entryOf = (row: Row): HistoryEntry => ({
  reference: row.reference,
  seenAt: row.seen_at,
  gone: row.gone === 1,
  type: row.power_cut_type as PowerCutType | null,
  category: row.category,
  stage: row.stage as Stage,
  customers: row.customers_affected,
  reportedAt: row.received_at,
  estimatedAt: row.estimated_at,
  restoredAt: row.restored_at,
});

/** In order of reference: an incident is complete when the next one begins. */
async function* recordedCourses(
  store: Store,
  from: Instant,
  until: Instant,
): AsyncGenerator<readonly Course[]> {
  let entries: HistoryEntry[] = [];
  let last: Row | null = null;
  for (;;) {
    const rows = await pageAfter(store, [from, until], last);
    const courses: Course[] = [];
    const finish = () => {
      const course = courseOf(entries);
      if (course) courses.push(course);
      entries = [];
    };
    for (const row of rows) {
      if (entries[0] && entries[0].reference !== row.reference) finish();
      if (entries.length < MOST_ROWS) entries.push(entryOf(row));
    }
    last = rows.at(-1) ?? last;
    if (rows.length < PAGE) finish();
    yield courses;
    if (rows.length < PAGE) return;
  }
}

const recentBefore = (store: Store, before: number | null) =>
  store.db
    .selectFrom('incident_history')
    .select(['id', 'reference', 'gone', 'customers_affected', 'received_at', 'power_cut_type'])
    .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
type RecentRow = Awaited<ReturnType<typeof recentBefore>>[number];

/** Newest first; a power cut not among these rows is too old for odds. */
async function recentPasts(store: Store): Promise<readonly (readonly [string, Past])[]> {
  const pasts = new Map<string, Past>();
  let before: number | null = null;
  for (let read = 0; read < RECENT_ROWS; read += PAGE) {
    const rows: RecentRow[] = await recentBefore(store, before);
    for (const { reference, gone, customers_affected, received_at, power_cut_type } of rows) {
      if (gone === 1) continue;
      const isRestored = power_cut_type === 'restored';
      const facts = { customers: customers_affected, reportedAt: received_at, isRestored };
      pasts.set(reference, addToPast(pasts.get(reference) ?? NO_PAST, facts));
    }
    before = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE) break;
    await setImmediate();
  }
  return [...pasts];
}

export const recordedHistory = (store: Store): PowerCutHistory => ({
  name: 'recorded',
  courses: (from, until) => recordedCourses(store, from, until),
  pasts: () => recentPasts(store),
});
