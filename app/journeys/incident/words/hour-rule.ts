import { HOUR, type Instant } from '~/domain/time/instant';
import { inLondon } from '~/domain/time/london-time';
import { clock, dayOnScale, type TimeTexts } from '~/domain/time/speak-time';

/** Positions along the timeline are percentages of its width. */
export interface Tick {
  readonly x: number;
  readonly label: string;
}
export interface Label {
  readonly x: number;
  /** Empty if it would overlap another label; the sentence above says it anyway. */
  readonly label: string;
}
export interface HourRule {
  readonly ticks: readonly Tick[];
  readonly window: (Label & { readonly width: number }) | null;
  readonly past: { readonly from: number; readonly to: number } | null;
  /** `tight` if the label only fits on a wide screen. */
  readonly reported: (Label & { readonly tight: boolean }) | null;
  readonly now: Label | null;
  readonly end: Label | null;
}

export interface Moments {
  readonly reported: Instant | null;
  readonly now: Instant | null;
  readonly window: { readonly from: Instant; readonly to: Instant } | null;
  readonly end: Instant | null;
}
export type RuleWords = Readonly<Record<keyof Moments, string>>;

const STEPS = [1, 2, 3, 6, 12, 24] as const;
const MOST_TICKS = 6;
const LONGEST = 6 * 24 * HOUR;
const hundredths = (value: number) => Math.round(value * 100) / 100;

export interface Scale {
  readonly from: Instant;
  readonly to: Instant;
}
/** In per cent. */
export const placeOn = ({ from, to }: Scale, at: Instant): number =>
  hundredths(((at - from) / (to - from)) * 100);

/** With a margin; null for no times or too many days. */
export function scaleAround(moments: readonly Instant[], airBefore = 1 / 6): Scale | null {
  if (moments.length === 0) return null;
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  const span = Math.max(last - first, 2 * HOUR);
  return span > LONGEST ? null : { from: first - span * airBefore, to: first + span * (1 + 1 / 6) };
}

/** Full hours (London), at most seven. */
export function ticksOf(scale: Scale, t: TimeTexts): readonly Tick[] {
  const hours = (scale.to - scale.from) / HOUR;
  const step = STEPS.find((candidate) => hours / candidate <= MOST_TICKS) ?? 24;
  const ticks: Tick[] = [];
  for (let at = Math.ceil(scale.from / HOUR) * HOUR; at <= scale.to; at += HOUR) {
    if (inLondon(at).hour() % step !== 0) continue;
    const label = step === 24 ? dayOnScale(at, t) : clock(at, t);
    ticks.push({ x: placeOn(scale, at), label });
  }
  return ticks;
}

/** The width of a label on a small phone, in per cent. */
const roomFor = (word: string) => word.length * 2.3 + 2;

/** A line of hours with the report, now, and when power should be back. */
export function hourRule(moments: Moments, words: RuleWords, t: TimeTexts): HourRule | null {
  const { reported, now, window, end } = moments;
  const all = [reported, now, window?.from, window?.to, end].filter(
    (at) => at !== null && at !== undefined,
  );
  const scale = new Set(all).size < 2 ? null : scaleAround(all, reported === null ? 1 / 6 : 0.04);
  if (!scale) return null;
  const x = (at: Instant) => placeOn(scale, at);
  const nowAt = now === null ? null : x(now);
  const clash = (from: number, word: string) =>
    nowAt !== null && nowAt > from - 6 && nowAt < from + roomFor(word) + 5;
  const mainAt = window ? x(window.from) : end === null ? null : x(end);
  const firstLabel = Math.min(
    ...[nowAt === null ? null : nowAt - 5, mainAt].filter((at) => at !== null),
    100,
  );
  return {
    ticks: ticksOf(scale, t),
    window: window && {
      x: x(window.from),
      width: hundredths(x(window.to) - x(window.from)),
      label: clash(x(window.from), words.window) ? '' : words.window,
    },
    past:
      reported !== null && (now !== null || end !== null)
        ? { from: x(reported), to: x(now ?? end ?? reported) }
        : null,
    reported:
      reported === null
        ? null
        : {
            x: x(reported),
            label: firstLabel < x(reported) + roomFor(words.reported) / 2 ? '' : words.reported,
            tight: firstLabel < x(reported) + roomFor(words.reported),
          },
    now: nowAt === null ? null : { x: nowAt, label: words.now },
    end:
      end === null
        ? null
        : { x: x(end), label: clash(x(end) - roomFor(words.end) / 2, words.end) ? '' : words.end },
  };
}
