export interface PushPageData {
  /** The power cut that the visitor came from. */
  readonly incident: { readonly reference: string; readonly title: string; readonly over: boolean } | null;
  /** The address that they looked for. */
  readonly address: string | null;
}

/** What of these is asked about; an address is named by the visitor's cookie alone. */
export type PushAbout = { readonly reference: string } | { readonly place: 'address' };
