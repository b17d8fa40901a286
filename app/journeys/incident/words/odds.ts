import type { Odds } from '~/domain/odds/tally';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { clock } from '~/domain/time/speak-time';
import { closing, sameDay, shortDay, type IncidentTexts } from './when';

/** The texts about how long similar power cuts took. */
export interface OddsWords {
  readonly words: string;
  readonly like: string;
  readonly href: string;
}

export const ESTIMATES_PATH = '/power-cut/how-we-estimate';
const STEP = 30 * MINUTE;

/** Rounds up to the next half hour, so it errs late and the text stays the same for a while. */
const stepAfter = (instant: Instant): Instant => Math.ceil(instant / STEP) * STEP;

/** "9pm", "2am tomorrow", "noon on Friday 20 November". */
function byWhen(instant: Instant, now: Instant, t: IncidentTexts): string {
  const day = closing(instant);
  return sameDay(day, now) ? clock(instant, t) : `${clock(instant, t)} ${shortDay(day, now, t)}`;
}

/**
 * Returns the odds in words, upper bound first; the half only if it differs. Issue "Honest odds",
 * Words; docs/decisions/odds.md.
 */
export function oddsWords({ half, eight }: Odds, now: Instant, t: IncidentTexts): OddsWords {
  const [halfAt, eightAt] = [stepAfter(now + half), stepAfter(now + eight)];
  const by = { eight: byWhen(eightAt, now, t), half: byWhen(halfAt, now, t) };
  return {
    words: halfAt < eightAt ? t('oddsBoth', by) : t('oddsOne', by),
    like: t('oddsLike'),
    href: `${ESTIMATES_PATH}#like-this`,
  };
}
