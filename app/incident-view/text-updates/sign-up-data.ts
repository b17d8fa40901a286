/** What a sign-up or stop page shows; worded on the server, and nothing of the visitor beyond what they typed. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}
export interface Failure {
  readonly title: string;
  readonly body: string;
}

export interface SignUpData {
  /** The incident that it is about, if any. */
  readonly incident: { readonly reference: string; readonly place: string; readonly over: boolean } | null;
  /** The address that is already known. */
  readonly saved: string | null;
  /** New for each form that is drawn: pressed twice, it is one sign-up. */
  readonly requestKey: string;
  readonly values: {
    readonly name: string;
    readonly mobile: string;
    readonly postcode: string;
    readonly live: boolean;
    readonly future: boolean;
  };
  readonly problems: readonly Problem[];
  readonly failure: Failure | null;
}

export interface StopData {
  readonly variant: 'address' | 'general';
  readonly saved: string | null;
  readonly requestKey: string;
  readonly mobile: string;
  readonly problems: readonly Problem[];
  readonly failure: Failure | null;
}

export const TEXT_UPDATES = '/power-cut/text-updates';
export const SIGN_UP_INCIDENT = `${TEXT_UPDATES}/incident`;
export const STOP = `${TEXT_UPDATES}/stop`;
export const signUpHref = (reference: string): string =>
  `${SIGN_UP_INCIDENT}?${new URLSearchParams({ incidentid: reference }).toString()}`;
