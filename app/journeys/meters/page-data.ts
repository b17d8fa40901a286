import type { Distributor } from '~/domain/address';
import type { BotAround } from '~/forms/fields/view';
import type { Answered } from '~/forms/fixed/answered';

/** An address that was chosen: the choice is posted again, and read again from the directory. */
export interface ChosenForMpan {
  readonly choice: string;
  readonly fullAddress: string;
}

/** The form, empty or shown again. */
export interface FormData extends Answered {
  readonly kind: 'form';
  /** The hidden bot check. */
  readonly bot: BotAround;
  /** New for every form that is shown: sent twice, it is accepted once. */
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
  readonly address: ChosenForMpan | null;
  /** It was right, but could not be accepted now. */
  readonly failed: boolean;
}

/** It was accepted. */
export interface SentData {
  readonly kind: 'sent';
  readonly email: string;
  readonly reference: string;
  /** The operator has not got it yet. */
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
  /** The lookup did not answer. */
  readonly down: boolean;
  /** What was typed, where it may be asked again: nobody types it twice. */
  readonly typed?: Readonly<Record<string, string>>;
}

export type MpanPageData = FormData | SentData;
export type MeterPageData = MpanPageData | NotOursData | MeterNotFoundData;

export interface KeptFile {
  readonly id: string;
  readonly name: string;
}
/** The manual form, with the files that were added so far. */
export interface ManualFormData extends FormData {
  readonly files: readonly KeptFile[];
}
export type ManualPageData = ManualFormData | SentData;
