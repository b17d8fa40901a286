import { textsOf } from '~/cms/texts';
import { incidentWords } from '~/cms/texts/incident-words';
import type { Block } from '~/blocks/block';
import type { IncidentModel } from '~/incident-view/incident-model';
import type { ListingModel } from '~/incident-view/listing-model';
import type { NothingModel } from '~/incident-view/nothing-model';
import type { Checked } from '~/incident-view/answer-model';
import type { IncidentDrawing } from '~/domain/map/draw-incident';
import { variantOf } from '~/domain/incident/variant';
import type { Instant } from '~/domain/instant';
import type { Incident } from '~/domain/incident/incident';
import type { Position } from '~/domain/position';
import { ageModel } from '~/incident-view/age-model';
import { incidentDrawing } from '../map-incident.server';
import type { Gateways } from '../gateways.server';
import type { Freshness, IncidentSnapshot } from '../incidents/incidents';
import type { Visit } from '../session.server';
import { within } from '../within.server';
import { findIncident } from './find.server';
import { sectorListing } from './listing.server';
import { nothingKnown } from './nothing.server';
import { oneIncident } from './one.server';
import type { IncidentQuery } from './query.server';
import { pageWords } from './words.server';

/** What the route shows, with the status of its answer. */
export interface IncidentPage {
  readonly status: 200 | 404 | 503;
  readonly page:
    IncidentModel | ListingModel | NothingModel | { readonly kind: 'not-found' | 'no-picture'; readonly title: string };
  readonly drawing: IncidentDrawing | null;
  readonly blocks: readonly Block[];
}
export type Loaded = IncidentPage | { readonly redirect: string; readonly futurePlannedRef: string | null };

const bare = (
  status: 404 | 503,
  kind: 'not-found' | 'no-picture',
  title: string,
  blocks: readonly Block[] = [],
): IncidentPage => ({
  status,
  page: { kind, title },
  drawing: null,
  blocks,
});

const textsFor = (gateways: Pick<Gateways, 'content'>) => textsOf(incidentWords, gateways.content.dictionary());

function checkedOf(
  gateways: Pick<Gateways, 'content'>,
  { takenAt, stale }: Freshness,
  snapshot: Pick<IncidentSnapshot, 'takenAt' | 'data'>,
  now: Instant,
): Checked {
  const at = takenAt ?? snapshot.takenAt;
  return {
    ...ageModel({ takenAt: at, stale, data: snapshot.data }, now, textsFor(gateways)),
    checkedIso: new Date(at).toISOString(),
  };
}

/** The map is a picture of what the words say: it may be missing. */
const drawingOf = (incidents: readonly Incident[], pin: Position | null = null) => {
  const only = incidents.length === 1 ? incidents[0]?.shapes : undefined;
  const bySector = new Map(incidents.flatMap(({ shapes }) => shapes.map((shape) => [shape.sector, shape] as const)));
  return within(1500, incidentDrawing(only ?? [...bySector.values()], pin), null);
};

/** Finds the incident, the incidents or nothing, and words the page. Specification: journeys, sections 2 and 4. */
export async function loadIncidentPage(
  gateways: Gateways,
  query: IncidentQuery,
  visit: Visit,
  now: Instant,
): Promise<Loaded> {
  const snapshot = gateways.incidents.snapshot();
  if (!snapshot) return bare(503, 'no-picture', textsFor(gateways)('titleNoPicture'));
  const found = await findIncident(gateways, snapshot, query.question, visit, now);
  const checked = checkedOf(gateways, gateways.incidents.freshness(), snapshot, now);
  switch (found.kind) {
    case 'redirect':
      return { redirect: found.to, futurePlannedRef: found.futurePlannedRef ?? null };
    case 'not-found':
      return bare(
        404,
        'not-found',
        textsFor(gateways)('titleNotFound'),
        pageWords(gateways.content, 'not-found').blocks,
      );
    case 'nothing': {
      const page = await nothingKnown(gateways, { ...found, visit, checked, now });
      const { blocks } = pageWords(gateways.content, page.aware ? 'aware' : 'not-aware');
      const place =
        found.pin ??
        (page.answer.searched ? await within(500, gateways.geography.geocode(page.answer.searched), null) : null);
      return { status: 200, page, drawing: place && (await drawingOf([], place)), blocks };
    }
    case 'listing': {
      const words = pageWords(gateways.content, 'multiple');
      const page = await sectorListing(gateways, { ...found, show: query.show, visit, words, checked, now });
      return { status: 200, page, drawing: await drawingOf(found.incidents), blocks: words.blocks };
    }
    case 'incident': {
      const { incident } = found;
      const words = pageWords(gateways.content, variantOf({ incident, askedByReference: true, aware: false }, now));
      const [page, drawing] = await Promise.all([
        oneIncident(gateways, { incident, query, visit, words, checked, now }),
        drawingOf([incident]),
      ]);
      return { status: 200, page, drawing, blocks: words.blocks };
    }
  }
}
