import { textsOf, type Overrides } from '~/cms/texts';
import { incidentWords } from '~/cms/texts/incident-words';
import { listTexts } from '~/cms/texts/list';
import type { Incident } from '~/domain/incident/incident';
import { LIST_PAGE_SIZE, listGroupOf, listPage, type ListFilter } from '~/domain/incident/list-page';
import type { ListQuery } from '~/domain/incident/list-query';
import type { Instant } from '~/domain/instant';
import { drawArea, drawOverview, type AreaDrawing, type Outlined } from '~/domain/map/draw-area';
import type { IncidentSurroundings } from '~/domain/map/draw-incident';
import type { Ground } from '~/domain/map/ground';
import { markStatusOf, placeOf, type MapEntry, type MarkStatus } from '~/domain/map/marks';
import type { MapView } from '~/domain/map/view';
import type { Position } from '~/domain/position';
import type { DataTime } from '~/domain/incident/data-age';
import { incidentUrl } from '~/domain/incident/for-address';
import { ageModel, type AgeModel } from '~/incident-view/age-model';
import { cardOf, type IncidentCardModel } from '~/incident-view/card-model';
import { statusOf } from '~/incident-view/status';

export interface ListPlace {
  readonly name: string;
  readonly outcodes: readonly string[];
}

/** The picture of the network that a list is made from, its incidents already in order. */
export interface ListInput {
  readonly incidents: readonly Incident[];
  readonly takenAt: Instant;
  readonly stale: boolean;
  readonly data: DataTime | null;
  readonly storm: boolean;
  readonly dictionary: Overrides;
  readonly places: readonly ListPlace[];
}

export interface ListView {
  readonly cards: readonly IncidentCardModel[];
  readonly drawing: AreaDrawing;
  readonly show: readonly ListFilter[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Number of the first card. */
  readonly from: number;
  readonly cuts: number;
  readonly planned: number;
  readonly age: AgeModel;
}

const outcodeOf = (sector: string) => sector.split(' ')[0] ?? '';

/** Whether an incident touches one of the outcodes of a place. */
export const touches = (incident: Pick<Incident, 'sectors'>, outcodes: readonly string[]): boolean =>
  incident.sectors.some((sector) => outcodes.includes(outcodeOf(sector)));

/** The cards of incidents, with the town where the settings know it. */
export function cardsOf(
  incidents: readonly Incident[],
  { dictionary, storm, places }: ListInput,
  now: Instant,
): IncidentCardModel[] {
  const t = textsOf(incidentWords, dictionary);
  const townOf = (sector: string) => places.find((place) => place.outcodes.includes(outcodeOf(sector)))?.name ?? null;
  return incidents.map((incident) => cardOf(incident, now, storm, { t, townOf }));
}

/** What is asked of every incident of a picture, however few are shown. */
interface Row {
  readonly incident: Incident;
  readonly group: ListFilter;
  readonly status: MarkStatus;
  readonly place: Position | null;
}

const known = new WeakMap<readonly Incident[], readonly Row[]>();

/** Worked out once for a list of incidents: in a storm there are three thousand, and everybody asks. The list is new every minute. */
export function rowsOf(incidents: readonly Incident[], now: Instant): readonly Row[] {
  const rows =
    known.get(incidents) ??
    incidents.map((incident) => ({
      incident,
      group: listGroupOf(incident, now),
      status: markStatusOf(statusOf(incident, now).status),
      place: placeOf(incident.shapes),
    }));
  known.set(incidents, rows);
  return rows;
}

/** The entries of a map beside a list whose first number is `from`. Incidents without a place are only in the list. */
export const entriesOf = (rows: readonly Row[], from: number): MapEntry[] =>
  rows.flatMap(({ incident, status, place }, index) => {
    const href = incidentUrl(incident.reference, incident.sectors[0] ?? null);
    return place ? [{ number: from + index, status, href, position: place }] : [];
  });

/** How many of each kind, how fresh: what stands above a list. */
export function listHead(rows: readonly Row[], input: ListInput, now: Instant) {
  const staleWords = (time: string) => textsOf(listTexts, input.dictionary)('listStale', { time });
  return {
    cuts: rows.filter(({ group }) => group === 'unplanned').length,
    planned: rows.filter(({ group }) => group === 'planned').length,
    age: ageModel(input, now, textsOf(incidentWords, input.dictionary), staleWords),
  };
}

/** Outlines of the sectors of incidents, as the map draws them. */
export const outlinesOf = (rows: readonly Row[]): Outlined[] =>
  rows.map(({ incident, status }) => ({
    status,
    outlines: incident.shapes.map((shape) => shape.outline).filter((outline) => outline.length > 2),
  }));

/** Beside a list that holds the same links, marks are only to be seen. */
const seenOnly = (drawing: AreaDrawing): AreaDrawing => ({
  ...drawing,
  marks: drawing.marks.map((mark) => ({ ...mark, href: null, near: null })),
});

/** What the map beside a list stands on. */
export interface ListSurroundings extends IncidentSurroundings {
  readonly overview: Ground;
}

/** A list of one place: its outcodes, and the part of the area that the map shows. */
export interface PlaceList {
  readonly outcodes: readonly string[];
  readonly view: MapView;
}

/** One page of the list. Multiple records are not in it. Specification: journeys, section 2 "Power cut list page". */
export function listView(
  input: ListInput,
  query: ListQuery,
  around: ListSurroundings,
  now: Instant,
  place: PlaceList | null = null,
): ListView {
  const view = place?.view ?? null;
  const rows = rowsOf(input.incidents, now);
  const here = place ? rows.filter(({ incident }) => touches(incident, place.outcodes)) : rows;
  const shown = here.filter(({ group }) => query.show.includes(group));
  const { items, page, pages, total } = listPage(shown, query.page);
  const from = (page - 1) * LIST_PAGE_SIZE + 1;
  const entries = entriesOf(items, from);
  return {
    cards: cardsOf(
      items.map(({ incident }) => incident),
      input,
      now,
    ),
    drawing: seenOnly(
      view ? drawArea(view, entries, outlinesOf(items), around) : drawOverview(entries, around.overview, around.places),
    ),
    show: query.show,
    page,
    pages,
    total,
    from,
    ...listHead(here, input, now),
  };
}
