/** The safe space of a parcel carrier's web host. Specification: lookup, section 7 (third-party calls). */
export interface SafeSpace {
  /** Origin of the host, for the content security policy of the frame; null where none is configured. */
  readonly host: string | null;
  /** The widget's script when the host is alive, null when it says that it is not. Rejects with `unavailable`. */
  widgetScript(): Promise<string | null>;
}
