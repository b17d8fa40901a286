import type { OfferCard } from '~/cms/offers-page';
import type { ActionResult } from '~/forms/fixed/action-result';
import type { BotChallenge } from '~/forms/fields/view';

export type OffersStep = 'choose' | 'email' | 'done';

export interface OffersDone {
  readonly count: number;
  readonly kept: boolean;
  readonly id: string;
}

export interface OffersData extends ActionResult {
  readonly step: OffersStep;
  readonly preview: boolean;
  readonly title: string;
  readonly description: string;
  readonly address: string | null;
  readonly cards: readonly OfferCard[];
  readonly nothing: string | null;
  readonly incidentPath: string;
  readonly chosen: readonly string[];
  readonly limit: number | null;
  readonly formSent: boolean;
  readonly done: OffersDone | null;
  readonly emailMessage: string;
  /** For the browser keys that the specification names. */
  readonly mirror: { readonly reference: string | null; readonly type: string | null };
  readonly problem: { readonly field: 'offers' | null; readonly message: string } | null;
  /** Of the email step, whose confirmation goes to an email address. */
  readonly bot: BotChallenge | null;
  readonly typed: string;
}

export const OFFERS_PAGE = '/power-cut/offers-page';

/** A preview stays a preview. */
export function offersHref(step: OffersStep, preview: boolean): string {
  const query = new URLSearchParams({
    ...(step === 'choose' ? {} : { step }),
    ...(preview ? { allowpreview: 'true' } : {}),
  }).toString();
  return query === '' ? OFFERS_PAGE : `${OFFERS_PAGE}?${query}`;
}
