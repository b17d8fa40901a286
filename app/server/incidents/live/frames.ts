import type { ChangeKind } from './changes';

/** Above this many references, an event gives only their number. */
const MOST_NAMED = 20;
/** Reconnect delays, spread so browsers don't all come back at once after a restart. */
const RETRIES_MS = [2000, 3500, 5000, 6500, 8000, 9500, 11_000, 12_500];

const frame = (...lines: readonly string[]): Buffer => Buffer.from(`${lines.join('\n')}\n\n`);
const data = (value: unknown): string => `data: ${JSON.stringify(value)}`;

const OPENINGS = RETRIES_MS.map((retry) => frame(`retry: ${retry}`, ': open'));
export const opening = (random: () => number = Math.random): Buffer =>
  OPENINGS[Math.floor(random() * OPENINGS.length)] ?? (OPENINGS[0] as Buffer);

export const incidentFrame = (
  reference: string,
  changed: readonly ChangeKind[],
  version: string,
): Buffer => frame(`id: ${version}`, 'event: change', data({ reference, changed }));

/** Pages spread their requests over 1.5 seconds by themselves. */
const WITHIN_MS = 1500;
const WITHIN_AT_MOST_MS = 20_000;
/** Requests a second that one process should get from pages of the list. */
const ASKED_A_SECOND = 500;

export const withinMs = (connections: number): number =>
  Math.min(
    WITHIN_AT_MOST_MS,
    Math.max(WITHIN_MS, Math.ceil((connections / ASKED_A_SECOND) * 1000)),
  );

export const listFrame = (
  revision: string,
  references: Iterable<string>,
  connections: number,
): Buffer => {
  const all = [...references];
  const within = withinMs(connections);
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

export const reloadFrame = (revision: string): Buffer =>
  frame(`id: ${revision}`, 'event: reload', 'data: {}');

/** As text in London time and as ISO times, so pages needn't poll for it. */
export interface Beat {
  readonly checked: string;
  readonly checkedIso: string;
  readonly data?: string;
  readonly dataIso?: string;
  readonly stale: boolean;
  readonly homes?: number;
}

/** A comment for proxies, and an event for the page, which shows the time of the last check. */
export const beatFrame = (beat: Beat): Buffer => frame(': beat', 'event: beat', data(beat));
