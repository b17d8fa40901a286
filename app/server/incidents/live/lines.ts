import { setImmediate } from 'node:timers/promises';
import { meters } from '~/server/lib/meters';

/** One open connection, as far as we write to it; Node's own answer is one. */
export interface Line {
  /** Bytes that the other side has not taken yet. */
  readonly writableLength: number;
  readonly writableEnded: boolean;
  readonly destroyed: boolean;
  write(frame: Buffer): unknown;
  end(): unknown;
  destroy(): unknown;
}

/** Lines that are written to before anybody else has a turn. */
const TURN = 200;
/** Events are small: whoever leaves so much untaken has gone, or reads so slowly that asking anew is faster. */
const MOST_UNTAKEN = 32_000;

/** Writes frames to lines, the same bytes to each, in the order in which they came. */
export function createSender() {
  let sending: Promise<void> = Promise.resolve();

  function give(line: Line, frame: Buffer): void {
    if (line.writableEnded || line.destroyed) return;
    if (line.writableLength + frame.length > MOST_UNTAKEN) {
      meters.liveRefused.inc({ why: 'slow' });
      return void line.destroy();
    }
    line.write(frame);
  }

  async function giveAll(lines: readonly Line[], frame: Buffer): Promise<void> {
    for (let at = 0; at < lines.length; at += TURN) {
      if (at > 0) await setImmediate();
      for (const line of lines.slice(at, at + TURN)) give(line, frame);
    }
  }

  return {
    give,
    /** Resolves when each has it; lines that open meanwhile know it already. */
    toAll(lines: Iterable<Line>, frame: Buffer): void {
      const now = [...lines];
      if (now.length > 0) sending = sending.then(() => giveAll(now, frame));
    },
    settled: () => sending,
  };
}
