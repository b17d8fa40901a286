import { incidentUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { inCounties, type Sortable, type Subtotal } from '~/domain/incident/list/row-order';
import { toldApart } from '~/domain/incident/place/place-name';
import { situationOf, type Situation } from '~/domain/incident/situation';
import type { Instant } from '~/domain/time/instant';
import { placeOf, streetOf } from '~/journeys/incident/words/place';
import { statusOf } from '~/journeys/incident/words/status';
import { incidentWords } from '~/words/incident';
import { language as languageTexts, row as rowTexts } from '#words/en.json';
import { textsOf, type Overrides, type Texts } from '~/words/texts';
import type { VisualStatus } from '~/ui/status';
import { customersOf } from '~/domain/incident/customers';
import type { Stage } from '~/domain/incident/stage';
import { daysBetween } from '~/domain/time/london-time';
import { clock, shortDate, shortWeekday } from '~/domain/time/speak-time';
import { closing, endOf } from '~/journeys/incident/words/when';

type RowTexts = Texts<typeof rowTexts & typeof languageTexts>;

const WEEK = 6;

/**
 * Returns "4pm" for today, "4pm Sat" within the week, "4pm, 2 Dec" later. `day` decides the date.
 */
function shortMoment(at: Instant, now: Instant, t: RowTexts, day: Instant = at): string {
  const away = daysBetween(now, day);
  if (away === 0) return clock(at, t);
  return clock(at, t) + (Math.abs(away) <= WEEK ? ` ${shortWeekday(day, t)}` : `, ${shortDate(day, t)}`);
}

/** Returns the later end of the estimate, the restoration time, or nothing for cancelled work. */
function backOf({ header, now }: Situation, t: RowTexts): string {
  if (header.kind === 'multiple' || header.kind === 'planned-cancelled') return '';
  if (header.kind === 'restored' || header.kind === 'planned-restored') {
    return header.restoredAt === null ? '' : shortMoment(header.restoredAt, now, t);
  }
  if (header.kind === 'single-premise' && header.stage === 'restored') {
    return header.restoredAt === null ? '' : shortMoment(header.restoredAt, now, t);
  }
  const { estimate } = header;
  const end = endOf(estimate);
  if (end === null) return t('rowNoTime');
  const time = shortMoment(end, now, t, closing(end));
  if (header.kind === 'unplanned' || header.kind === 'single-premise')
    return t(end < now ? 'rowOverdue' : 'rowBy', { time });
  return t('rowUntil', { time });
}

/** Returns "412", "Over 5,000", or an empty string if unknown or restored. */
function homesOf(situation: Situation, t: RowTexts): string {
  const customers = customersOf(situation);
  if (customers.kind === 'zero') return '';
  return customers.kind === 'many' ? t('rowHomesOver') : customers.count.toLocaleString('en-GB');
}

const STAGES: Readonly<Record<Stage, keyof typeof rowTexts>> = {
  reported: 'rowReported',
  'on-the-way': 'rowOnTheWay',
  investigating: 'rowFixing',
  restored: 'rowBackOn',
};

/** Returns the state in a word or two. */
function latestOf({ header, stage, now, isRestored }: Situation, t: RowTexts): string {
  if (header.kind === 'planned-cancelled') return t('rowCancelled');
  if (isRestored) return t('rowBackOn');
  if (header.kind === 'planned-upcoming') {
    return header.plannedAt === null
      ? t('rowPlanned')
      : t('rowStarts', { time: shortMoment(header.plannedAt, now, t) });
  }
  if (header.kind.startsWith('planned')) return t('rowPlanned');
  return t(STAGES[stage]);
}

const ROW_TEXTS = { ...languageTexts, ...rowTexts };

/** The texts of one row. */
export interface RowModel {
  readonly reference: string;
  readonly href: string;
  readonly status: VisualStatus;
  readonly town: string | null;
  readonly street: string | null;
  /** "NR33 3", "NR33 3 and 2 more areas" */
  readonly areas: string;
  /** Its reference, if another row on the page has the same name. */
  readonly apart: string | null;
  readonly back: string;
  readonly homes: string;
  readonly latest: string;
}

export interface TownModel {
  /** Null for rows without a heading: a single entry, or no town. */
  readonly head: { readonly name: string; readonly subtotal: Subtotal } | null;
  readonly rows: readonly RowModel[];
}

/** Rows of one county; `name` is null if rows are not grouped. */
export interface CountyModel {
  readonly name: string | null;
  readonly subtotal: Subtotal | null;
  readonly towns: readonly TownModel[];
}

export interface RowContext {
  readonly storm: boolean;
  readonly dictionary: Overrides;
  readonly now: Instant;
}

/** An incident that can be shown as a row. */
export interface Sorted extends Sortable {
  readonly incident: Incident;
}

/** Keeps a sector on one line. */
const unbroken = (areas: string): string => areas.replace(/(?<=\d[A-Z]?) (?=\d)/g, '\u00a0');

function rowModels(rows: readonly Sorted[], { storm, dictionary, now }: RowContext): ReadonlyMap<Sorted, RowModel> {
  const t = textsOf(incidentWords, dictionary);
  const r = textsOf(ROW_TEXTS, dictionary);
  const named = rows.map((row) => {
    const { incident } = row;
    const [street, areas] = [streetOf(incident, t), unbroken(placeOf(incident, t))];
    return { row, street, areas, reference: incident.reference, name: `${incident.town}, ${street} ${areas}` };
  });
  const apart = toldApart(named);
  return new Map(
    named.map(({ row, street, areas, reference, name }, index) => {
      const situation = situationOf(row.incident, now, { storm });
      return [
        row,
        {
          reference,
          href: incidentUrl(reference, null),
          status: statusOf(situation).status,
          town: row.town,
          street,
          areas,
          apart: apart[index] === name ? null : reference,
          back: backOf(situation, r),
          homes: homesOf(situation, r),
          latest: latestOf(situation, r),
        },
      ];
    }),
  );
}

/** Returns a page's rows without grouping. */
export const plainRows = (page: readonly Sorted[], context: RowContext): readonly CountyModel[] =>
  page.length === 0
    ? []
    : [{ name: null, subtotal: null, towns: [{ head: null, rows: [...rowModels(page, context).values()] }] }];

/**
 * Returns a page's rows by county and town, with subtotals of the whole list `all`. Both are sorted
 * by county.
 */
export function groupedRows(
  page: readonly Sorted[],
  all: readonly Sorted[],
  context: RowContext,
): readonly CountyModel[] {
  const models = rowModels(page, context);
  const elsewhere = textsOf(ROW_TEXTS, context.dictionary)('rowElsewhere');
  return inCounties(page, all).map(({ county, subtotal, towns }) => ({
    name: county ?? elsewhere,
    subtotal,
    towns: towns.map(({ town, subtotal: ofTown, rows }) => ({
      head: town !== null && ofTown.entries > 1 ? { name: town, subtotal: ofTown } : null,
      rows: rows.flatMap((row) => models.get(row) ?? []),
    })),
  }));
}
