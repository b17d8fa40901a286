import type { ChangeKind } from './changes';

/** References that an event names at most; beyond, only how many there are. */
const MOST_NAMED = 20;
/** How long a browser waits before it takes a broken line up again, spread so that a restart is not met by everybody at once. */
const RETRIES_MS = [2000, 3500, 5000, 6500, 8000, 9500, 11_000, 12_500];

const frame = (...lines: readonly string[]): Buffer => Buffer.from(`${lines.join('\n')}\n\n`);
const data = (value: unknown): string => `data: ${JSON.stringify(value)}`;

/** What a line says first, in as many forms as there are pauses: made once for all lines. */
const OPENINGS = RETRIES_MS.map((retry) => frame(`retry: ${retry}`, ': open'));
/** One of the openings, by chance. */
export const opening = (random: () => number = Math.random): Buffer =>
  OPENINGS[Math.floor(random() * OPENINGS.length)] ?? (OPENINGS[0] as Buffer);

/** One incident is not as it was; `version` names what it is now. */
export const incidentFrame = (reference: string, changed: readonly ChangeKind[], version: string): Buffer =>
  frame(`id: ${version}`, 'event: change', data({ reference, changed }));

/** Pages spread their questions over 1.5 seconds by themselves. */
const WITHIN_MS = 1500;
const WITHIN_AT_MOST_MS = 20_000;
/** So many pages of a list may ask one process in a second. */
const ASKED_A_SECOND = 500;

/** The time in which all pages of a list should have asked for what changed: the more listen to this process, the longer. */
export const withinMs = (listening: number): number =>
  Math.min(WITHIN_AT_MOST_MS, Math.max(WITHIN_MS, Math.ceil((listening / ASKED_A_SECOND) * 1000)));

/** The list is not as it was: how many incidents changed, which, where they are few, and in what time to ask, where many listen. */
export const listFrame = (revision: string, references: Iterable<string>, listening: number): Buffer => {
  const all = [...references];
  const within = withinMs(listening);
  return frame(
    `id: ${revision}`,
    'event: change',
    data({
      count: all.length,
      ...(all.length <= MOST_NAMED && { references: all }),
      ...(within > WITHIN_MS && { within }),
    }),
  );
};

/** More was missed than is remembered. */
export const reloadFrame = (revision: string): Buffer => frame(`id: ${revision}`, 'event: reload', 'data: {}');

/** When we were last asked and from when the data are, in London's words and for machines: a page that hears it need not ask. */
export interface Beat {
  readonly checked: string;
  readonly checkedIso: string;
  readonly data?: string;
  readonly dataIso?: string;
  readonly stale: boolean;
  /** To the page of one incident alone: how many homes told that they are still off; 0 where nobody is told. */
  readonly homes?: number;
}

/** A sign of life. The comment is for whatever stands between; the event is for the page, which shows that it was not forgotten. */
export const beatFrame = (beat: Beat): Buffer => frame(': beat', 'event: beat', data(beat));
