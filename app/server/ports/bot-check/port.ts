/** The score of a token. Wire contract: RecaptchaResult. */
export interface BotScore {
  /** True for a valid token. */
  readonly success: boolean;
  /**
   * 0 is certainly a bot, 1 certainly a person. A form accepts 0.5 to 1. Form engine, section 9.
   */
  readonly score: number;
}

export const NO_SCORE: BotScore = { success: false, score: 0 };

/**
 * Turns a page's token into a score. Only rejects with `unavailable`. Lookup, section 7
 * (recaptcha).
 */
export interface BotCheck {
  scoreOf(token: string, caller: string): Promise<BotScore>;
}

/** Form engine, section 9 "Recaptcha score range: 0.5 to 1", both inclusive. Decision F-613. */
export const passes = (score: number | null): boolean =>
  score !== null && score >= 0.5 && score <= 1;
