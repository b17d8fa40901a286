import { limitOf, stillOffered } from '~/domain/offers/choice';
import type { OffersData, OffersStep } from '~/offers-view/offers-data';
import { incidentPage } from './incident-path.server';
import type { OffersPageGateways, OffersVisitor } from './gate.server';

interface Shown {
  readonly step: OffersStep;
  readonly reference: string | null;
  readonly formSent?: boolean;
  readonly problem?: OffersData['problem'];
  readonly fieldErrors?: OffersData['fieldErrors'];
  readonly typed?: string;
}

/** What is offered now, and how much of it. */
export function offeredNow({ content }: Pick<OffersPageGateways, 'content'>) {
  const { enableRequestableLimit, requestableItemsLimit, cards } = content.offers();
  return {
    limit: limitOf(enableRequestableLimit, requestableItemsLimit),
    titles: cards.map(({ title }) => title),
  };
}

/** The offers page as data for its view. */
export function offersData(
  gateways: OffersPageGateways,
  { visit, own, preview }: OffersVisitor,
  shown: Shown,
): OffersData {
  const { title, description, cards, emailValidationMessage } = gateways.content.offers();
  const { limit, titles } = offeredNow(gateways);
  const { reference } = shown;
  const snapshot = gateways.incidents.snapshot();
  const type = reference === null ? undefined : snapshot?.byReference.get(reference)?.type;
  return {
    step: shown.step,
    preview,
    title,
    description,
    address: preview ? null : (visit.searchedAddress?.fullAddress ?? null),
    cards,
    incidentPath: incidentPage(snapshot, visit, reference),
    chosen: stillOffered(own.items, titles, limit),
    limit,
    formSent: shown.formSent ?? false,
    done: own.done,
    emailMessage: emailValidationMessage,
    mirror: { reference, type: type === undefined ? null : String(type) },
    problem: shown.problem ?? null,
    fieldErrors: shown.fieldErrors ?? {},
    typed: shown.typed ?? '',
  };
}
