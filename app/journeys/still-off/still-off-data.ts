import type { Answered } from '~/forms/fixed/answered';
import type { BotAround } from '~/forms/fields/view';

export const STILL_OFF = '/power-cut/still-off';
export const STILL_OFF_SENT = `${STILL_OFF}/sent`;

/** Where somebody says that they are still off after this power cut. */
export const stillOffHref = (reference: string): string =>
  `${STILL_OFF}?${new URLSearchParams({ incidentid: reference }).toString()}`;

/** What the page shows; of the visitor their address, where the visit knows one, and what they typed. */
export interface StillOffData extends Answered {
  readonly incident: { readonly reference: string; readonly place: string };
  /** The address that is known already and lies in the power cut. */
  readonly address: string | null;
  /** New for each form that is drawn: pressed twice, it is one report. */
  readonly requestKey: string;
  readonly bot: BotAround;
  readonly values: {
    readonly line: string;
    readonly postcode: string;
    readonly what: string;
    readonly mobile: string;
  };
  readonly failure: { readonly title: string; readonly body: string } | null;
}
