export interface Document {
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
}

/** What stands around a feed's entries, and between two of them. */
export interface Envelope {
  readonly start: string;
  readonly between: string;
  readonly end: string;
}

/** In UTF-8. The entries come encoded, because megabytes take long to join and encode as text. */
export function documentOf(
  type: string,
  { start, between, end }: Envelope,
  entries: readonly Buffer[],
): Document {
  const separator = Buffer.from(between);
  const parts = entries.flatMap((entry, index) => (index === 0 ? [entry] : [separator, entry]));
  return { type, body: Buffer.concat([Buffer.from(start), ...parts, Buffer.from(end)]) };
}
