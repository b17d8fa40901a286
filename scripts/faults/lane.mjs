import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newVisitor } from '../lib/visitor.mjs';
import { PROMISED, runCell, untilWell, WELL_AGAIN_MS } from './cell.mjs';
import { takeListening } from './followers.mjs';
import { FAULTS, UPSTREAMS } from './upstreams.mjs';
import { startWorld } from './world.mjs';

/** Slightly longer than the circuit breaker stays open. */
const CIRCUIT_MS = 10_500;

/** Counts what arrived at the demonstration's operator, once each, by its own records. */
const BOOKS = {
  reports: "select count(*) as count from operator_delivery where channel = 'submit-form'",
  'sign-ups': 'select count(*) as count from text_request',
};
async function arrivedAt(dir, question) {
  const { default: Database } = await import('better-sqlite3');
  const book = new Database(path.join(dir, 'site.db'), { readonly: true });
  try {
    return book.prepare(question).get().count;
  } finally {
    book.close();
  }
}

/** Watches the upstream's other end: that new data is seen, and that accepted work has arrived. */
function watchOf(upstream, world, { operator }) {
  /** Asks each node directly, because an edge serves its cache a while longer. */
  const atEach = async (isSeen) => (await Promise.all(world.nodes.map(isSeen))).every(Boolean);
  if (upstream.seesAgain === 'feed') {
    const confirmed = async (node) =>
      Date.parse(
        (await fetch(`${node}/api/power-cut/all-incidents-light`)).headers.get('Data-Confirmed') ??
          '',
      );
    return {
      accepted() {},
      after: async () => {
        const ended = Date.now();
        return () => atEach(async (node) => (await confirmed(node)) >= ended - 1000);
      },
    };
  }
  if (upstream.seesAgain === 'content')
    return {
      accepted() {},
      after: async () => {
        const title = world.service.publish();
        return () =>
          atEach(async (node) => (await newVisitor(node).see('/help')).html.includes(title));
      },
    };
  if (upstream.seesAgain === 'push')
    return {
      accepted() {},
      after: async () => {
        const paths = takeListening();
        return async () => {
          const reached = world.service.reached();
          return paths.every((path) => reached.has(path));
        };
      },
    };
  if (!upstream.taken) return null;
  const { arrived, twice = () => 0 } = world.service;
  /** Texts by kind, because each sign-up also sends a welcome; other work has one kind. */
  const count =
    upstream.taken in BOOKS
      ? () => arrivedAt(operator.dir, BOOKS[upstream.taken])
      : async (kind) => arrived(kind);
  const kinds = ['w', 'r', 's'];
  let accepted = {};
  let before = {};
  let twiceBefore = 0;
  return {
    twice: () => twice() - twiceBefore,
    accepted: (kind = 'w') => (accepted[kind] = (accepted[kind] ?? 0) + 1),
    async start() {
      accepted = {};
      twiceBefore = twice();
      for (const kind of kinds) before[kind] = await count(kind);
    },
    after: async () => async () => {
      for (const kind of kinds)
        if ((await count(kind)) - before[kind] < (accepted[kind] ?? 0)) return false;
      return true;
    },
  };
}

/** Runs all faults of one upstream in turn, on a separate site, or on what `start` returns. */
export async function runUpstream(
  name,
  around,
  { faults = FAULTS, report = () => {}, limits = PROMISED, start = startWorld } = {},
) {
  const upstream = UPSTREAMS[name];
  const cells = [];
  const world = await start(upstream, around);
  try {
    const watch = watchOf(upstream, world, around);
    // A journey that fails even without faults would prove nothing.
    await watch?.start?.();
    // What is sent now must not arrive later, and be counted in place of something lost.
    const isSeen = watch?.start ? await watch.after() : async () => true;
    const before = await untilWell(upstream.journeys, world.url, { watch, isSeen }, WELL_AGAIN_MS);
    if (before.ms === null) throw new Error(`${name}: not well before any fault: ${before.why}`);
    for (const fault of faults) {
      const reason = upstream.doesNotApply?.[fault];
      if (reason) {
        cells.push({ fault, reason });
        continue;
      }
      if (upstream.rests && cells.length > 0) await sleep(CIRCUIT_MS);
      await watch?.start?.();
      const cell = await runCell({ fault, upstream, world, watch, limits });
      cells.push(cell);
      report(name, cell);
    }
  } finally {
    await world.close();
  }
  return { name, cells };
}
