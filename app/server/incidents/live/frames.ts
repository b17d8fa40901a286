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

/** The list is not as it was: how many incidents changed, and which, where they are few. */
export const listFrame = (revision: string, references: Iterable<string>): Buffer => {
  const all = [...references];
  const named = all.length > MOST_NAMED ? {} : { references: all };
  return frame(`id: ${revision}`, 'event: change', data({ count: all.length, ...named }));
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
}

/** A sign of life. The comment is for whatever stands between; the event is for the page, which shows that it was not forgotten. */
export const beatFrame = (beat: Beat): Buffer => frame(': beat', 'event: beat', data(beat));
