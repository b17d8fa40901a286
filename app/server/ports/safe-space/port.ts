/**
 * The safe space on a parcel carrier's web host. Specification: lookup, section 7 (third-party
 * calls).
 */
export interface SafeSpace {
  /** The host's origin, for the frame's content security policy; null if not configured. */
  readonly host: string | null;
  /**
   * Returns the widget's script if the host is healthy, null if it reports that it is not. Rejects
   * with `unavailable`.
   */
  widgetScript(): Promise<string | null>;
}
