import { textsOf } from '~/words/texts';
import { incidentWords } from '~/words/incident';
import type { Block } from '~/blocks/block';
import { type IncidentModel, incidentModel } from '../models/incident-model';
import type { ListingModel } from '../models/listing-model';
import type { NothingModel } from '../models/nothing-model';
import type { Checked } from '../models/answer-model';
import type { IncidentDrawing } from '~/domain/map/draw-incident';
import { situationOf, type Situation } from '~/domain/incident/situation';
import type { Instant } from '~/domain/time/instant';
import type { Incident } from '~/domain/incident/incident';
import type { Position } from '~/domain/position';
import { ageModel } from '../models/age-model';
import { isStreetTone, NO_STREETS } from '~/domain/map/base-map-href';
import { incidentDrawing } from '~/journeys/map/load/surroundings.server';
import { warmNear } from '~/journeys/warm/warm-near.server';
import type { WarmNowModel } from '~/journeys/warm/warm-model';
import { searchHref } from '~/journeys/search/search-path';
import type { Gateways } from '~/server/gateways.server';
import type { Freshness, IncidentSnapshot } from '~/server/incidents/incidents';
import type { Visit } from '~/server/visit/session.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import { findIncident } from './find.server';
import { sectorListing } from './listing.server';
import { nothingKnown } from './nothing.server';
import type { IncidentQuery } from './query.server';
import type { Visitor } from './visitor.server';
import { pageWords, type PageWords } from './words.server';
import { customSmsDisplay } from '~/domain/incident/custom-sms';
import type { OddsAt } from '~/domain/odds/learned';

const LIMIT_MS = 1500;
type Sources = Pick<Gateways, 'incidents' | 'content' | 'odds' | 'push' | 'stillOff'>;

/** Hour by hour; empty if there are no odds or content has switched them off. */
const oddsFor = (
  { odds, content, incidents }: Sources,
  { incident, now }: Situation,
): readonly OddsAt[] =>
  content.live().oddsEnabled
    ? odds.hourly(incident, { now, freshness: incidents.freshness() })
    : [];

interface OneIncident {
  readonly query: IncidentQuery;
  readonly visitor: Visitor;
  readonly words: PageWords;
  readonly checked: Checked;
}

async function oneIncident(
  sources: Sources,
  situation: Situation,
  { query, visitor, words, checked }: OneIncident,
): Promise<IncidentModel> {
  const { incident, isSinglePremise, isRestored } = situation;
  const settings = sources.content.settings();
  const [said, streets, ownHome, stillOff] = await Promise.all([
    withTimeout(LIMIT_MS, sources.incidents.estimateHistory(incident.reference), []),
    visitor.roads([incident]),
    visitor.isOwnHome(incident),
    isRestored ? sources.stillOff.homes(incident.reference) : 0,
  ]);
  const isTheirs = visitor.isAt(incident) && (ownHome || !isSinglePremise);
  return incidentModel(situation, {
    t: words.t,
    stormName: sources.content.live().stormName,
    compensation: { rules: settings.compensation, content: settings.compensation },
    isVisitors: isTheirs,
    ownHome,
    said,
    odds: oddsFor(sources, situation),
    roads: streets.get(incident.reference) ?? null,
    checked,
    cameFromListing: query.fromMultipin ? query.originSector : null,
    stillOff,
    offersTexts: customSmsDisplay(situation, settings.customSms),
    offersPush: sources.push.isOffered,
  });
}

export interface IncidentPage {
  readonly status: 200 | 404 | 503;
  readonly page:
    | IncidentModel
    | ListingModel
    | NothingModel
    | { readonly kind: 'not-found' | 'no-picture'; readonly title: string };
  readonly drawing: IncidentDrawing | null;
  readonly blocks: readonly Block[];
  readonly warm?: WarmNowModel | null;
  /** By reference. */
  readonly maps?: Readonly<Record<string, IncidentDrawing>>;
}
export type Loaded =
  IncidentPage | { readonly redirect: string; readonly futurePlannedRef: string | null };

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

const textsFor = (gateways: Pick<Gateways, 'content'>) =>
  textsOf(incidentWords, gateways.content.dictionary());

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

const toneOf = (status: string) => (isStreetTone(status) ? status : NO_STREETS.tone);

/** Null if the map cannot be drawn: it only repeats what the words say. */
const drawingOf = (
  incidents: readonly Incident[],
  pin: Position | null = null,
  streets = NO_STREETS,
) => {
  const only = incidents.length === 1 ? incidents[0]?.shapes : undefined;
  const bySector = new Map(
    incidents.flatMap(({ shapes }) => shapes.map((shape) => [shape.sector, shape] as const)),
  );
  return withTimeout(1500, incidentDrawing(only ?? [...bySector.values()], pin, streets), null);
};

/** None if all cards cover the same area, which the map above them shows. */
async function mapsOf(
  incidents: readonly Incident[],
  { cards }: ListingModel,
): Promise<IncidentPage['maps']> {
  const shown = incidents.filter(({ reference }) =>
    cards.some((card) => card.reference === reference),
  );
  const grounds = new Set(shown.map(({ sectors }) => sectors.join()));
  if (grounds.size < 2) return {};
  const drawings = await Promise.all(
    shown.map(async (incident) => [incident.reference, await drawingOf([incident])] as const),
  );
  return Object.fromEntries(
    drawings.flatMap(([reference, drawing]) => (drawing ? [[reference, drawing]] : [])),
  );
}

export async function loadIncidentPage(
  gateways: Gateways,
  query: IncidentQuery,
  { visit, visitor }: { visit: Visit; visitor: Visitor },
  now: Instant,
): Promise<Loaded> {
  const snapshot = gateways.incidents.snapshot();
  if (!snapshot) return bare(503, 'no-picture', textsFor(gateways)('titleNoPicture'));
  const found = await findIncident(gateways, snapshot, query.question, visit, now);
  const checked = checkedOf(gateways, gateways.incidents.freshness(), snapshot, now);
  switch (found.kind) {
    case 'redirect':
      return { redirect: found.to, futurePlannedRef: found.futurePlannedRef ?? null };
    case 'ask':
      return { redirect: searchHref({ mode: 'power-cut' }), futurePlannedRef: null };
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
        (page.answer.searched
          ? await withTimeout(500, gateways.geography.geocode(page.answer.searched), null)
          : null);
      return { status: 200, page, drawing: place && (await drawingOf([], place)), blocks };
    }
    case 'listing': {
      const words = pageWords(gateways.content, 'multiple');
      const page = await sectorListing(gateways, {
        ...found,
        show: query.show,
        visitor,
        words,
        checked,
        now,
      });
      const [drawing, maps] = await Promise.all([
        drawingOf(found.incidents),
        mapsOf(found.incidents, page),
      ]);
      return { status: 200, page, drawing, maps, blocks: words.blocks };
    }
    case 'incident': {
      const situation = situationOf(found.incident, now, {
        storm: gateways.content.live().stormMode,
      });
      const words = pageWords(gateways.content, found.variant);
      const [page, warm] = await Promise.all([
        oneIncident(gateways, situation, { query, visitor, words, checked }),
        warmNear(gateways.content, found.incident, () => visitor.home(found.incident), now),
      ]);
      const drawing = await drawingOf([found.incident], null, {
        names: page.roads ?? [],
        tone: toneOf(page.answer.status),
      });
      return { status: 200, page, drawing, blocks: words.blocks, warm };
    }
  }
}
