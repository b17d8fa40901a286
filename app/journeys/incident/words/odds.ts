import type { Odds } from '~/domain/odds/tally';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { clock } from '~/domain/time/speak-time';
import { closing, sameDay, shortDay, type IncidentTexts } from './when';

/** What is said of how long power cuts like this one took. */
export interface OddsWords {
  readonly words: string;
  readonly like: string;
  readonly href: string;
}

export const ESTIMATES_PATH = '/power-cut/how-we-estimate';
const STEP = 30 * MINUTE;

/** The next full or half hour: later rather than sooner, and the words stay the same for a while. */
const stepAfter = (instant: Instant): Instant => Math.ceil(instant / STEP) * STEP;

/** "9pm", "2am tomorrow", "noon on Friday 20 November". */
function byWhen(instant: Instant, now: Instant, t: IncidentTexts): string {
  const day = closing(instant);
  return sameDay(day, now) ? clock(instant, t) : `${clock(instant, t)} ${shortDay(day, now, t)}`;
}

/** The upper bound first; the half only where it says something else. Issue "Honest odds", Words; docs/decisions/odds.md. */
export function oddsWords({ half, eight }: Odds, now: Instant, t: IncidentTexts): OddsWords {
  const [halfAt, eightAt] = [stepAfter(now + half), stepAfter(now + eight)];
  const by = { eight: byWhen(eightAt, now, t), half: byWhen(halfAt, now, t) };
  return {
    words: halfAt < eightAt ? t('oddsBoth', by) : t('oddsOne', by),
    like: t('oddsLike'),
    href: `${ESTIMATES_PATH}#like-this`,
  };
}
