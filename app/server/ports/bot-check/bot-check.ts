/** What a token is worth. Wire contract: RecaptchaResult. */
export interface BotScore {
  /** The token was a good one. */
  readonly success: boolean;
  /** 0 surely a machine, 1 surely a person. A form takes 0.5 to 1. Form engine, section 9. */
  readonly score: number;
}

export const NO_SCORE: BotScore = { success: false, score: 0 };

/** Turns the token of a page into a score. Rejects with `unavailable` only. Lookup, section 7 (recaptcha). */
export interface BotCheck {
  scoreOf(token: string, caller: string): Promise<BotScore>;
}

/** Form engine, section 9 "Recaptcha score range: 0.5 to 1". Both ends are in. Decision F-613. */
export const passes = (score: number | null): boolean => score !== null && score >= 0.5 && score <= 1;
