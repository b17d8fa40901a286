import type { OfferCard } from '~/cms/offers-page';
import type { Answered } from '~/forms/fixed/answered';
import type { BotAround } from '~/forms/fields/view';

export type OffersStep = 'choose' | 'email' | 'done';

/** What was requested; `id` tells one request from another. */
export interface OffersDone {
  readonly count: number;
  readonly kept: boolean;
  readonly id: string;
}

/** What the offers page shows. */
export interface OffersData extends Answered {
  readonly step: OffersStep;
  readonly preview: boolean;
  readonly title: string;
  readonly description: string;
  readonly address: string | null;
  readonly cards: readonly OfferCard[];
  /** Where Skip and Close lead. */
  readonly incidentPath: string;
  readonly chosen: readonly string[];
  readonly limit: number | null;
  /** The form was sent just now. */
  readonly formSent: boolean;
  readonly done: OffersDone | null;
  readonly emailMessage: string;
  /** For the specification's browser keys (section 3). */
  readonly mirror: { readonly reference: string | null; readonly type: string | null };
  readonly problem: { readonly field: 'offers' | null; readonly message: string } | null;
  /** The bot check of the e-mail step: what is sent there is confirmed to a mailbox. */
  readonly bot: BotAround | null;
  /** What was typed, when it could not be accepted. */
  readonly typed: string;
}

export const OFFERS_PAGE = '/power-cut/offers-page';

/** The page in one of its steps; a preview stays one. */
export function offersHref(step: OffersStep, preview: boolean): string {
  const query = new URLSearchParams({
    ...(step === 'choose' ? {} : { step }),
    ...(preview ? { allowpreview: 'true' } : {}),
  }).toString();
  return query === '' ? OFFERS_PAGE : `${OFFERS_PAGE}?${query}`;
}
