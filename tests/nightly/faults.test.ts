import { expect, it } from 'vitest';
import { runUpstream } from '../../scripts/faults/lane.mjs';
import { withSurroundings } from '../../scripts/faults/run.mjs';

/** This runs on any machine. */
const UNTIMED = { answeredMs: Infinity, wellAgainMs: Infinity, memoryMb: Infinity };

interface Cell {
  readonly fault: string;
  readonly problems: readonly string[];
  readonly seenAs: readonly string[];
}

/** A few cells of the table that `npm run faults` runs whole; how long things take is measured there. */
it.each([
  ['addresses', ['500', 'redirect loop', 'shrinks to nothing']],
  ['delivery', ['reset']],
])(
  '%s in trouble: visitors see what is known, or what is wrong, and all is well again [X-56]',
  { timeout: 240_000 },
  async (name, faults) => {
    const { cells } = (await withSurroundings(false, (around: unknown) =>
      runUpstream(name, around, { faults, limits: UNTIMED }),
    )) as { cells: readonly Cell[] };
    expect(cells.map(({ fault, problems }) => [fault, problems])).toEqual(
      faults.map((fault) => [fault, []]),
    );
  },
);
