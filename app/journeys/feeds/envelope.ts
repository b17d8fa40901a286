/** What stands around a feed's entries, and between two of them. */
export interface Envelope {
  readonly start: string;
  readonly between: string;
  readonly end: string;
}
