export interface BotScore {
  readonly success: boolean;
  /** 0 is certainly a bot, 1 certainly a person. */
  readonly score: number;
}

export const NO_SCORE: BotScore = { success: false, score: 0 };

/** Only rejects with `unavailable`. */
export interface BotCheck {
  scoreOf(token: string, caller: string): Promise<BotScore>;
}

/** Both inclusive. Decision F-613. */
export const passes = (score: number | null): boolean =>
  score !== null && score >= 0.5 && score <= 1;
