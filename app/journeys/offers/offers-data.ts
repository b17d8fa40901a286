import type { OfferCard } from '~/cms/offers-page';
import type { ActionResult } from '~/forms/fixed/action-result';
import type { BotAround } from '~/forms/fields/view';

export type OffersStep = 'choose' | 'email' | 'done';

/** The request; `id` is unique to it. */
export interface OffersDone {
  readonly count: number;
  readonly kept: boolean;
  readonly id: string;
}

/** The offers page's data. */
export interface OffersData extends ActionResult {
  readonly step: OffersStep;
  readonly preview: boolean;
  readonly title: string;
  readonly description: string;
  readonly address: string | null;
  readonly cards: readonly OfferCard[];
  /** Why there are no cards, if this site can never have any. */
  readonly nothing: string | null;
  /** Where Skip and Close lead. */
  readonly incidentPath: string;
  readonly chosen: readonly string[];
  readonly limit: number | null;
  /** True if the form was just sent. */
  readonly formSent: boolean;
  readonly done: OffersDone | null;
  readonly emailMessage: string;
  /** For the specification's browser keys (section 3). */
  readonly mirror: { readonly reference: string | null; readonly type: string | null };
  readonly problem: { readonly field: 'offers' | null; readonly message: string } | null;
  /** The bot check of the email step, whose confirmation goes to an email address. */
  readonly bot: BotAround | null;
  /** The typed address if it was rejected. */
  readonly typed: string;
}

export const OFFERS_PAGE = '/power-cut/offers-page';

/** Returns the URL of one step of the page; a preview stays a preview. */
export function offersHref(step: OffersStep, preview: boolean): string {
  const query = new URLSearchParams({
    ...(step === 'choose' ? {} : { step }),
    ...(preview ? { allowpreview: 'true' } : {}),
  }).toString();
  return query === '' ? OFFERS_PAGE : `${OFFERS_PAGE}?${query}`;
}
