import { textsOf, type Overrides } from '~/cms/texts';
import { incidentTexts } from '~/cms/texts/incident';
import type { Incident } from '~/domain/incident/incident';
import { LIST_PAGE_SIZE, listGroupOf, listPage, type ListFilter } from '~/domain/incident/list-page';
import type { ListQuery } from '~/domain/incident/list-query';
import type { Instant } from '~/domain/instant';
import { drawArea, drawOverview, type AreaDrawing, type Outlined } from '~/domain/map/draw-area';
import type { IncidentSurroundings } from '~/domain/map/draw-incident';
import type { Ground } from '~/domain/map/ground';
import { markStatusOf, placeOf, type MapEntry } from '~/domain/map/marks';
import type { MapView } from '~/domain/map/view';
import { updatedAt } from '~/domain/speak-time';
import { incidentUrl } from '~/domain/incident/for-address';
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
  readonly updated: string;
  readonly updatedIso: string;
  readonly stale: boolean;
}

const outcodeOf = (sector: string) => sector.split(' ')[0] ?? '';

/** Whether an incident touches one of the outcodes of a place. */
export const touches = (incident: Pick<Incident, 'sectors'>, outcodes: readonly string[]): boolean =>
  incident.sectors.some((sector) => outcodes.includes(outcodeOf(sector)));

/** The cards of incidents, with the town where the settings know it. */
export function cardsOf(incidents: readonly Incident[], { dictionary, storm, places }: ListInput, now: Instant): IncidentCardModel[] {
  const t = textsOf(incidentTexts, dictionary);
  const townOf = (sector: string) => places.find((place) => place.outcodes.includes(outcodeOf(sector)))?.name ?? null;
  return incidents.map((incident) => cardOf(incident, now, storm, { t, townOf }));
}

/** The entries of a map beside a list whose first number is `from`. Incidents without a place are only in the list. */
export function entriesOf(incidents: readonly Incident[], from: number, now: Instant): MapEntry[] {
  return incidents.flatMap((incident, index) => {
    const position = placeOf(incident.shapes);
    if (!position) return [];
    const href = incidentUrl(incident.reference, incident.sectors[0] ?? null);
    return [{ number: from + index, status: markStatusOf(statusOf(incident, now).status), href, position }];
  });
}

/** How many of each kind, how fresh: what stands above a list. */
export function listHead(groups: readonly ListFilter[], { takenAt, stale }: ListInput, now: Instant) {
  return {
    cuts: groups.filter((group) => group === 'unplanned').length,
    planned: groups.filter((group) => group === 'planned').length,
    updated: updatedAt(takenAt, now),
    updatedIso: new Date(takenAt).toISOString(),
    stale,
  };
}

/** Outlines of the sectors of incidents, as the map draws them. */
export const outlinesOf = (incidents: readonly Incident[], now: Instant): Outlined[] =>
  incidents.map((incident) => ({
    status: markStatusOf(statusOf(incident, now).status),
    outlines: incident.shapes.map((shape) => shape.outline).filter((outline) => outline.length > 2),
  }));

/** Beside a list that holds the same links, marks are only to be seen. */
const seenOnly = (drawing: AreaDrawing): AreaDrawing => ({ ...drawing, marks: drawing.marks.map((mark) => ({ ...mark, href: null, near: null })) });

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
export function listView(input: ListInput, query: ListQuery, around: ListSurroundings, now: Instant, place: PlaceList | null = null): ListView {
  const view = place?.view ?? null;
  const here = place ? input.incidents.filter((incident) => touches(incident, place.outcodes)) : input.incidents;
  const groups = here.map((incident) => listGroupOf(incident, now));
  const shown = here.filter((_, index) => query.show.includes(groups[index] ?? 'unplanned'));
  const { items, page, pages, total } = listPage(shown, query.page);
  const from = (page - 1) * LIST_PAGE_SIZE + 1;
  const entries = entriesOf(items, from, now);
  return {
    cards: cardsOf(items, input, now),
    drawing: seenOnly(
      view ? drawArea(view, entries, outlinesOf(items, now), around) : drawOverview(entries, around.overview, around.places),
    ),
    show: query.show,
    page,
    pages,
    total,
    from,
    ...listHead(groups, input, now),
  };
}
