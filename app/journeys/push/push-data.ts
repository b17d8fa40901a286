export interface PushPageData {
  readonly isOffered: boolean;
  readonly incident: {
    readonly reference: string;
    readonly title: string;
    readonly over: boolean;
  } | null;
  readonly address: string | null;
}

/** An address is only identified by the visitor's cookie. */
export type PushAbout = { readonly reference: string } | { readonly place: 'address' };
