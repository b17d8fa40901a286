import { cardOf } from '../models/card-model';
import type { Checked } from '../models/answer-model';
import type { ListedIncident, ListingModel } from '../models/listing-model';
import { operatorText } from '../words/operator-text';
import { townPlaceOf } from '../words/place';
import { sentenceOf } from '../words/sentence-with-time';
import { sectorUrl } from '~/domain/incident/for-address';
import { causeOf } from '~/domain/incident/cause';
import { isUnplanned } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { LISTING_PAGE_SIZE, multiIncidentListing } from '~/domain/incident/list/listing';
import { situationOf } from '~/domain/incident/situation';
import type { Instant } from '~/domain/time/instant';
import type { Gateways } from '~/server/gateways.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { Visitor } from './visitor.server';
import type { PageWords } from './words.server';

const LIMIT_MS = 500;
/** With more incidents than this, sorting by estimate change is not worth its lookups. */
const MOST_LOOKED_UP = 30;

interface SectorListing {
  readonly sector: string;
  readonly incidents: readonly Incident[];
  readonly show: number;
  readonly visitor: Visitor;
  readonly words: PageWords;
  readonly checked: Checked;
  readonly now: Instant;
}

/** Cards are sorted by these, newest first (J-900). */
async function estimateChanges(
  { incidents }: Pick<Gateways, 'incidents'>,
  asked: readonly Incident[],
): Promise<ReadonlyMap<string, Instant>> {
  const lookups = asked.slice(0, MOST_LOOKED_UP).map(async ({ reference }) => {
    const [newest] = await incidents.estimateHistory(reference);
    return newest ? ([[reference, newest.reportedAt]] as const) : [];
  });
  return new Map((await withTimeout(LIMIT_MS, Promise.all(lookups), [])).flat());
}

const ownFirst = (cards: readonly ListedIncident[]): readonly ListedIncident[] =>
  cards.every(({ isOwnStreet }) => isOwnStreet)
    ? cards.map((card) => ({ ...card, isOwnStreet: false }))
    : cards.toSorted((a, b) => Number(b.isOwnStreet) - Number(a.isOwnStreet));

export async function sectorListing(
  sources: Pick<Gateways, 'incidents' | 'content'>,
  { sector, incidents, show, visitor, words: { t }, checked, now }: SectorListing,
): Promise<ListingModel> {
  const { stormMode, hideMultiIncidentCloseRoadsFeature } = sources.content.live();
  const changes = await estimateChanges(sources, incidents);
  const listing = multiIncidentListing(incidents, {
    now,
    page: Math.ceil(show / LISTING_PAGE_SIZE),
    estimateChangedAt: (reference) => changes.get(reference) ?? null,
  });
  const shown = listing.kind === 'list' ? listing.shown : [];
  const total = listing.kind === 'list' ? listing.total : 0;
  const streets = hideMultiIncidentCloseRoadsFeature ? null : await visitor.roads(shown);
  const cards = shown.map((incident): ListedIncident => {
    const cause = causeOf(incident, { storm: stormMode });
    const card = cardOf(situationOf(incident, now, { storm: stormMode }), {
      t,
      originSector: sector,
    });
    const roadsHere = streets?.get(incident.reference) ?? [];
    const own = roadsHere.find((road) => visitor.isOwnStreet(road));
    // Of several streets the visitor's own names the power cut.
    const [street, ...others] = own
      ? [own, ...roadsHere.filter((road) => road !== own)]
      : roadsHere;
    const roads =
      others.length > 0
        ? t('cardStreets', { streets: others.join(', ') })
        : streets && !street
          ? t('cardNoStreets')
          : null;
    return {
      ...card,
      href: `${card.href}&fromMultipin=true`,
      // All are in one sector, so the street distinguishes them.
      place: street ? `${street}, ${townPlaceOf(incident, t)}` : card.place,
      isOwnStreet: own !== undefined,
      cause: cause === null ? null : operatorText(cause, t),
      detail: [card.detail, roads].filter(Boolean).join(' '),
    };
  });
  return {
    kind: 'listing',
    sector,
    title: t('titleMultiple', { place: sector }),
    answer: {
      status: 'multiple',
      chip: t('chipMultiple'),
      where: [shown[0]?.town, sector].filter(Boolean).join(', '),
      searched: '',
      isVisitors: visitor.isIn(sector),
      sentence: sentenceOf(
        t('multiple', { place: sector, count: total }),
        t(shown.every((incident) => isUnplanned(incident)) ? 'multipleCuts' : 'multipleHour', {
          count: total,
        }),
      ),
      lead: [{ text: t('leadMultiple'), operators: false }],
      rule: null,
      facts: [],
      checked,
    },
    cards: ownFirst(cards),
    total,
    moreHref:
      cards.length < total ? `${sectorUrl(sector)}&show=${cards.length + LISTING_PAGE_SIZE}` : null,
  };
}
