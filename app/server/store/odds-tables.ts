/** What was learned from a history of power cuts. Instants are milliseconds. docs/decisions/odds.md */
export interface LearnedOddsTable {
  /** Of which history: what was recorded, or the invented one of the demonstration. */
  history: string;
  learned_at: number;
  /** JSON: the cells, and the record of past weeks. */
  content: string;
}

export interface OddsTables {
  learned_odds: LearnedOddsTable;
}
