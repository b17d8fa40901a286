import { cardOf, type IncidentCardModel } from '~/incident-view/card-model';
import type { Checked } from '~/incident-view/answer-model';
import type { ListingModel } from '~/incident-view/listing-model';
import { sentenceOf } from '~/incident-view/sentence';
import { sectorUrl } from '~/domain/incident/for-address';
import { isUnplanned } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { LISTING_PAGE_SIZE, multiIncidentListing } from '~/domain/incident/listing';
import type { Instant } from '~/domain/instant';
import type { Gateways } from '../gateways.server';
import type { Visit } from '../session.server';
import { within } from '../within.server';
import { streetsOf } from './one.server';
import type { PageWords } from './words.server';

const LIMIT_MS = 500;
/** Beyond this many the order by estimate is not worth its look-ups. */
const MOST_LOOKED_UP = 30;

interface SectorListing {
  readonly sector: string;
  readonly incidents: readonly Incident[];
  readonly show: number;
  readonly visit: Visit;
  readonly words: PageWords;
  readonly checked: Checked;
  readonly now: Instant;
}

/** When each estimate last changed: newest first is the order of the cards (decision J-900). */
async function estimateChanges(
  { incidents }: Pick<Gateways, 'incidents'>,
  asked: readonly Incident[],
): Promise<ReadonlyMap<string, Instant>> {
  const looked = asked.slice(0, MOST_LOOKED_UP).map(async ({ reference }) => {
    const [newest] = await incidents.estimateHistory(reference);
    return newest ? ([[reference, newest.saidAt]] as const) : [];
  });
  return new Map((await within(LIMIT_MS, Promise.all(looked), [])).flat());
}

/** The cards of several incidents in one sector. Specification: journeys, sections 2, 4 and 9. */
export async function sectorListing(
  sources: Pick<Gateways, 'incidents' | 'content'>,
  { sector, incidents, show, visit, words: { t }, checked, now }: SectorListing,
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
  const streets = hideMultiIncidentCloseRoadsFeature ? null : await streetsOf(sources, shown, visit);
  const cards = shown.map((incident): IncidentCardModel => {
    const card = cardOf(incident, now, stormMode, { t, originSector: sector });
    const [street, ...others] = streets?.get(incident.reference) ?? [];
    const roads =
      others.length > 0
        ? t('cardStreets', { streets: others.join(', ') })
        : streets && !street
          ? t('cardNoStreets')
          : null;
    return {
      ...card,
      href: `${card.href}&fromMultipin=true`,
      // All lie in one sector: the street tells them apart.
      place: street ? `${street}, ${card.place}` : card.place,
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
      where: visit.searchedAddress?.fullAddress ?? sector,
      searched: visit.searchedAddress?.postcode ?? '',
      sentence: sentenceOf(
        t('multiple', { place: sector }),
        t(shown.every((incident) => isUnplanned(incident)) ? 'multipleCuts' : 'multipleHour', { count: total }),
      ),
      lead: t('leadMultiple'),
      rule: null,
      facts: [],
      checked,
    },
    cards,
    total,
    moreHref: cards.length < total ? `${sectorUrl(sector)}&show=${cards.length + LISTING_PAGE_SIZE}` : null,
  };
}
