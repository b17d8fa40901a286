export interface PushPageData {
  /** False if the site cannot send any. */
  readonly isOffered: boolean;
  /** The power cut the visitor came from. */
  readonly incident: {
    readonly reference: string;
    readonly title: string;
    readonly over: boolean;
  } | null;
  /** The address they searched for. */
  readonly address: string | null;
}

/** What to be notified about; an address is only identified by the visitor's cookie. */
export type PushAbout = { readonly reference: string } | { readonly place: 'address' };
