/** One bot token and the one act that it was used for. Instants are milliseconds. docs/decisions/once-and-limits.md */
export interface BotUseTable {
  token: string;
  /** A keyed mark of the act: only equality is ever asked. */
  act: string;
  /** What a configured service said of it; null where none was asked. */
  said: number | null;
  used_at: number;
}

/** How much one subject has left of something, for all processes together. */
export interface AllowanceTable {
  name: string;
  /** A keyed mark of a number or an e-mail address. */
  subject: string;
  /** When all of it is available again; from then on the row means nothing. */
  clear_at: number;
}

export interface OnceTables {
  bot_use: BotUseTable;
  allowance: AllowanceTable;
}
