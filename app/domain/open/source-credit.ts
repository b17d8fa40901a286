export interface SourceCredit {
  readonly text: string;
  readonly url: string;
}
