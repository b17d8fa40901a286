/** On a parcel carrier's web host. */
export interface SafeSpace {
  /** The origin for the frame's content security policy; null if not configured. */
  readonly host: string | null;
  /** Null if the host reports that it is not healthy. Rejects with `unavailable`. */
  widgetScript(): Promise<string | null>;
}
