/** A source of data by the name and the address that its licence wants on the page. */
export interface SourceCredit {
  readonly text: string;
  readonly url: string;
}
