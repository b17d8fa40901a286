import type { Distributor } from '~/domain/address';
import type { BotChallenge } from '~/forms/fields/view';
import type { ActionResult } from '~/forms/fixed/action-result';

/** The choice is posted and looked up again. */
export interface ChosenForMpan {
  readonly choice: string;
  readonly fullAddress: string;
}

export interface FormData extends ActionResult {
  readonly kind: 'form';
  readonly bot: BotChallenge;
  /** New each time the form is shown: a form sent twice is accepted once. */
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
  readonly address: ChosenForMpan | null;
  readonly failed: boolean;
}

export interface SentData {
  readonly kind: 'sent';
  readonly email: string;
  readonly reference: string;
  /** The operator has not received it yet. */
  readonly later: boolean;
}

export interface NotOursData {
  readonly kind: 'not-ours';
  readonly meterNumber: string;
  readonly distributor: Distributor | null;
}
export interface MeterNotFoundData {
  readonly kind: 'meter-not-found';
  readonly meterNumber: string;
  readonly down: boolean;
  readonly typed?: Readonly<Record<string, string>>;
}

export type MpanPageData = FormData | SentData;
export type MeterPageData = MpanPageData | NotOursData | MeterNotFoundData;

export interface KeptFile {
  readonly id: string;
  readonly name: string;
}
export interface ManualFormData extends FormData {
  readonly files: readonly KeptFile[];
  /** The visitor wanted to find their number by address, which is not possible here. */
  readonly isInstead?: boolean;
}
export type ManualPageData = ManualFormData | SentData;
