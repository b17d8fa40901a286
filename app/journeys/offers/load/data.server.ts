import { limitOf, stillOffered } from '~/domain/offers/choice';
import { botChallenge } from '~/journeys/form/load/bots.server';
import type { OffersData, OffersStep } from '../offers-data';
import { incidentPage } from './incident-path.server';
import type { OffersPageGateways, OffersVisitor } from './gate.server';

interface OffersPageState {
  readonly step: OffersStep;
  readonly reference: string | null;
  readonly formSent?: boolean;
  readonly nothing?: string;
  readonly problem?: OffersData['problem'];
  readonly fieldErrors?: OffersData['fieldErrors'];
  readonly typed?: string;
  /** The page shown again continues from the posted token. */
  readonly token?: string | undefined;
}

export function offeredNow({ content }: Pick<OffersPageGateways, 'content'>) {
  const { enableRequestableLimit, requestableItemsLimit, cards } = content.offers();
  return {
    limit: limitOf(enableRequestableLimit, requestableItemsLimit),
    titles: cards.map(({ title }) => title),
  };
}

export function offersData(
  gateways: OffersPageGateways,
  { visit, own, preview }: OffersVisitor,
  shown: OffersPageState,
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
    cards: shown.nothing === undefined ? cards : [],
    nothing: shown.nothing ?? null,
    incidentPath: incidentPage(snapshot, visit, reference),
    chosen: stillOffered(own.items, titles, limit),
    limit,
    formSent: shown.formSent ?? false,
    done: own.done,
    emailMessage: emailValidationMessage,
    mirror: { reference, type: type === undefined ? null : String(type) },
    problem: shown.problem ?? null,
    fieldErrors: shown.fieldErrors ?? {},
    bot: shown.step === 'email' ? botChallenge(gateways.bots, shown.token) : null,
    typed: shown.typed ?? '',
  };
}
