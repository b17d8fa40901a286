import {
  beforeChecks,
  byRegistration,
  byStatus,
  type OffersGate,
  type OffersVisit as Standing,
} from '~/domain/offers/offers-page';
import type { Content } from '~/server/content/content';
import { logger } from '~/server/lib/logger.server';
import type { AddressDirectory } from '~/server/ports/addresses/port';
import { checksOf } from '~/server/ports/offers/checks.server';
import type { Offers } from '~/server/ports/offers/port';
import type { BotChecks } from '~/server/ports/bot-check/create.server';
import { cookiesOf } from '~/server/visit/cookies.server';
import { offersVisitIn, type OffersVisit } from '~/server/ports/offers/visit-cookie.server';
import { readVisit, type Visit } from '~/server/visit/session.server';
import type { IncidentSnapshot } from '~/server/incidents/incidents';

export interface OffersPageGateways {
  readonly offers: Offers;
  readonly bots: BotChecks;
  readonly content: Pick<Content, 'live' | 'offers' | 'dictionary' | 'settings'>;
  readonly incidents: { snapshot(): IncidentSnapshot | null };
  readonly addresses?: Pick<AddressDirectory, 'hasMeterPoints'>;
}

export interface OffersVisitor {
  readonly visit: Visit;
  readonly own: OffersVisit;
  readonly preview: boolean;
}

/**
 * `allowpreview=true` turns on the preview for anyone: nothing can be requested in it (J-857,
 * J-858).
 */
const isPreview = (request: Request): boolean =>
  ['true', '1', ''].includes(
    (new URL(request.url).searchParams.get('allowpreview') ?? 'no').toLowerCase(),
  );

export async function visitorOf(request: Request): Promise<OffersVisitor> {
  const preview = isPreview(request);
  const visit = await readVisit(request);
  const own = offersVisitIn(
    cookiesOf(request),
    preview ? null : (visit.searchedAddress?.mpan ?? null),
  );
  return { visit, own, preview };
}

export async function gateOf(
  { offers, content }: OffersPageGateways,
  { visit, own, preview }: OffersVisitor,
): Promise<{
  readonly gate: OffersGate;
  readonly reference: string | null;
  readonly alreadyRequested: boolean;
}> {
  const mpan = visit.searchedAddress?.mpan ?? null;
  const offersHidden = content.live().hideOffersPageFromFuturePlannedJourney;
  const standing: Standing = { preview, hasMeterPoint: mpan !== null, offersHidden };
  const early = beforeChecks(standing);
  if (early !== null || mpan === null)
    return {
      gate: early ?? { show: false, to: 'incident' },
      reference: visit.futurePlannedIncidentRef,
      alreadyRequested: false,
    };

  const checks = checksOf(offers, logger);
  const registration = await checks.registration(mpan);
  const reference =
    (registration === 'failed' ? null : registration.incidentReference) ??
    visit.futurePlannedIncidentRef;
  const alreadyRequested = await offers
    .wasRequested({ mpan, incidentReference: reference })
    .catch(() => false);
  const gate = byRegistration({ formJustSent: own.formSent, alreadyRequested }, registration);
  return { gate: gate ?? byStatus(await checks.status(mpan)), reference, alreadyRequested };
}
