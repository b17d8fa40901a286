import { incidentUrl } from '~/domain/incident/for-address';
import type { Incident } from '~/domain/incident/incident';
import { inCounties, type Sortable, type Subtotal } from '~/domain/incident/list/row-order';
import { toldApart } from '~/domain/incident/place/place-name';
import { situationOf } from '~/domain/incident/situation';
import type { Instant } from '~/domain/time/instant';
import { placeOf, streetOf } from '~/journeys/incident/words/place';
import { statusOf } from '~/journeys/incident/words/status';
import { incidentWords } from '~/words/incident';
import { language as languageTexts, row as rowTexts } from '#words/en.json';
import { textsOf, type Overrides } from '~/words/texts';
import type { VisualStatus } from '~/ui/status';
import { backOf, homesOf, latestOf } from './row-words';

const ROW_TEXTS = { ...languageTexts, ...rowTexts };

/** One row: what it says, in words. */
export interface RowModel {
  readonly reference: string;
  readonly href: string;
  readonly status: VisualStatus;
  readonly town: string | null;
  readonly street: string | null;
  /** "NR33 3", "NR33 3 and 2 more areas" */
  readonly areas: string;
  /** Its reference, where another row of the page has the same name. */
  readonly apart: string | null;
  readonly back: string;
  readonly homes: string;
  readonly latest: string;
}

export interface TownModel {
  /** Null where rows stand without a head: one entry only, or no town. */
  readonly head: { readonly name: string; readonly subtotal: Subtotal } | null;
  readonly rows: readonly RowModel[];
}

/** Rows under one county; `name` is null where rows are not grouped. */
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

/** Something to show as a row. */
export interface Sorted extends Sortable {
  readonly incident: Incident;
}

/** A sector never stands on two lines. */
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

/** The rows of a page as they come. */
export const plainRows = (page: readonly Sorted[], context: RowContext): readonly CountyModel[] =>
  page.length === 0
    ? []
    : [{ name: null, subtotal: null, towns: [{ head: null, rows: [...rowModels(page, context).values()] }] }];

/** The rows of a page by county and town, with the subtotals of the whole list `all`. Both are in the order by county. */
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
