import { offers as offersTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import { pageData, seeOther } from '~/server/answers.server';
import { FUTURE_PLANNED_PATH } from '~/journeys/planned/planned-lookup.server';
import { incidentPage } from './incident-path.server';
import { offersData } from './data.server';
import { gateOf, visitorOf, type OffersPageGateways, type OffersVisitor } from './gate.server';

export function leave(
  gateways: OffersPageGateways,
  visitor: OffersVisitor,
  reference: string | null,
  to: 'incident' | 'form',
) {
  const path =
    to === 'form'
      ? FUTURE_PLANNED_PATH
      : incidentPage(gateways.incidents.snapshot(), visitor.visit, reference);
  return seeOther(path);
}

/** Offers belong to meter points: without them nobody can request anything here. */
const offersNothing = ({ addresses, content }: OffersPageGateways): boolean =>
  addresses?.hasMeterPoints === false && !content.live().hideOffersPageFromFuturePlannedJourney;

function nothingHere(
  gateways: OffersPageGateways,
  visitor: OffersVisitor,
  reference: string | null,
) {
  const { content } = gateways;
  const { phone } = content.settings().operator;
  const nothing = textsOf(offersTexts, content.dictionary())('offersNoMeterPoints', { phone });
  return pageData(offersData(gateways, visitor, { step: 'choose', reference, nothing }));
}

export async function loadOffers(request: Request, gateways: OffersPageGateways) {
  const query = new URL(request.url).searchParams;
  const visitor = await visitorOf(request);
  const reference = visitor.visit.futurePlannedIncidentRef;
  if (query.get('step') === 'done' && visitor.own.done)
    return pageData(offersData(gateways, visitor, { step: 'done', reference }));

  const { gate, reference: asked } = await gateOf(gateways, visitor);
  if (!gate.show)
    return offersNothing(gateways)
      ? nothingHere(gateways, visitor, reference)
      : leave(gateways, visitor, asked, gate.to);
  const isEmail = query.get('step') === 'email' && visitor.own.items.length > 0 && !visitor.preview;
  const data = offersData(gateways, visitor, {
    step: isEmail ? 'email' : 'choose',
    reference: asked,
    formSent: query.has('sent') && visitor.own.formSent,
  });
  return pageData(data);
}
