import { incidentUrl } from '~/domain/incident/for-address';
import { keptForMinute } from '~/domain/incident/kept-for-minute';
import type { Incident } from '~/domain/incident/incident';
import { inCounties, type Sortable, type Subtotal } from '~/domain/incident/list/row-order';
import { situationOf, type Situation } from '~/domain/incident/situation';
import type { Instant } from '~/domain/time/instant';
import { placeOf, streetOf } from '~/journeys/incident/words/place';
import { statusOf } from '~/journeys/incident/words/status';
import { incidentWords } from '~/words/incident';
import { language as languageTexts, row as rowTexts } from '#words/en.json';
import { textsOf, type Texts } from '~/words/texts';
import { type Overrides } from '~/words/language';
import type { VisualStatus } from '~/ui/status';
import { customersOf } from '~/domain/incident/customers';
import type { Stage } from '~/domain/incident/stage';
import { endInTable, momentInTable, shortDate } from '~/domain/time/speak-time';

type RowTexts = Texts<typeof rowTexts & typeof languageTexts>;

/** The later end of the estimate, the restoration time, or nothing for cancelled work. */
function backOf({ outlook, now }: Situation, t: RowTexts): string {
  const { phase, until, overdue } = outlook;
  if (phase === 'several' || phase === 'cancelled') return '';
  if (phase === 'restored') return until === null ? '' : momentInTable(until, now, t);
  if (until === null) return t('rowNoTime');
  const time = endInTable(until, now, t);
  if (phase === 'off') return t(overdue ? 'rowOverdue' : 'rowBy', { time });
  return t('rowUntil', { time });
}

/** "412", "Over 5,000", or an empty string if unknown or restored. */
function homesOf(situation: Situation, t: RowTexts): string {
  const customers = customersOf(situation);
  if (customers.kind === 'zero' || customers.kind === 'unknown') return '';
  return customers.kind === 'many' ? t('rowHomesOver') : customers.count.toLocaleString('en-GB');
}

const STAGES: Readonly<Record<Stage, keyof typeof rowTexts>> = {
  reported: 'rowReported',
  'on-the-way': 'rowOnTheWay',
  investigating: 'rowFixing',
  restored: 'rowBackOn',
};

function latestOf({ outlook, stage, now }: Situation, t: RowTexts): string {
  const { phase, from, precision } = outlook;
  switch (phase) {
    case 'cancelled':
      return t('rowCancelled');
    case 'restored':
      return t('rowBackOn');
    case 'several':
    case 'off':
      return t(STAGES[stage]);
    default:
      if (from === null) return t('rowPlanned');
      if (precision === 'day') return t('rowStartsDay', { day: shortDate(from, t) });
      return phase === 'planned'
        ? t('rowStarts', { time: momentInTable(from, now, t) })
        : t('rowPlanned');
  }
}

const ROW_TEXTS = { ...languageTexts, ...rowTexts };

export interface RowModel {
  readonly reference: string;
  readonly href: string;
  readonly status: VisualStatus;
  readonly town: string | null;
  readonly street: string | null;
  /** "NR33 3", "NR33 3 and 2 more areas" */
  readonly areas: string;
  readonly apart: string | null;
  readonly back: string;
  readonly homes: string;
  readonly latest: string;
}

export interface TownModel {
  /** Null for a single entry, or without a town. */
  readonly head: { readonly name: string; readonly subtotal: Subtotal } | null;
  readonly rows: readonly RowModel[];
}

/** `name` is null if rows are not grouped. */
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

export interface Sorted extends Sortable {
  readonly incident: Incident;
}

const sinceOf = ({ plannedAt, receivedAt, createdAt }: Incident, now: Instant, t: RowTexts) => {
  const at = plannedAt ?? receivedAt ?? createdAt;
  return at === null ? '' : t('rowSince', { time: momentInTable(at, now, t) });
};

/**
 * Links need unique names: since when, and a number where that is the same too. Null for a name
 * that is there once.
 */
function toldApart(
  named: readonly { readonly name: string; readonly since: string }[],
  t: RowTexts,
): readonly (string | null)[] {
  const groups = new Map<string, { readonly since: string }[]>();
  for (const row of named) groups.set(row.name, [...(groups.get(row.name) ?? []), row]);
  return named.map((row) => {
    const alike = groups.get(row.name) ?? [];
    if (alike.length === 1) return null;
    const sameTime = alike.filter(({ since }) => since === row.since);
    const number = sameTime.indexOf(row) + 1;
    return [row.since, sameTime.length > 1 ? t('rowNumber', { number }) : '']
      .filter(Boolean)
      .join(', ');
  });
}

/** Keeps a sector on one line. */
const unbroken = (areas: string): string => areas.replace(/(?<=\d[A-Z]?) (?=\d)/g, '\u00a0');

/** What a row says whatever rows are beside it, and what tells it apart from those of its name. */
interface RowText extends Omit<RowModel, 'apart'> {
  readonly name: string;
  readonly since: string;
}

const rowTextFor = keptForMinute<RowText, [boolean, Overrides]>(
  (incident, now, storm, dictionary) => {
    const t = textsOf(incidentWords, dictionary);
    const r = textsOf(ROW_TEXTS, dictionary);
    const { reference, town } = incident;
    const [street, areas] = [streetOf(incident, t), unbroken(placeOf(incident, t))];
    const situation = situationOf(incident, now, { storm });
    return {
      reference,
      href: incidentUrl(reference, null),
      status: statusOf(situation).status,
      town,
      street,
      areas,
      back: backOf(situation, r),
      homes: homesOf(situation, r),
      latest: latestOf(situation, r),
      name: `${town}, ${street} ${areas}`,
      since: sinceOf(incident, now, r),
    };
  },
);

export const rowTextOf = (incident: Incident, { storm, dictionary, now }: RowContext): RowText =>
  rowTextFor(incident, now, storm, dictionary);

function rowModels(rows: readonly Sorted[], context: RowContext): ReadonlyMap<Sorted, RowModel> {
  const texts = rows.map(({ incident }) => rowTextOf(incident, context));
  const apart = toldApart(texts, textsOf(ROW_TEXTS, context.dictionary));
  return new Map(
    rows.flatMap((row, index) => {
      const text = texts[index];
      if (!text) return [];
      const { name: _name, since: _since, ...model } = text;
      return [[row, { ...model, apart: apart[index] ?? null }] as const];
    }),
  );
}

export const plainRows = (page: readonly Sorted[], context: RowContext): readonly CountyModel[] =>
  page.length === 0
    ? []
    : [
        {
          name: null,
          subtotal: null,
          towns: [{ head: null, rows: [...rowModels(page, context).values()] }],
        },
      ];

/** Subtotals are of the whole list `all`; both are sorted by county. */
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
