import { setTimeout as sleep } from 'node:timers/promises';
import { newVisitor, wordsOf } from '../lib/visitor.mjs';

/** The promised limits. */
export const ANSWERED_MS = 3000;
export const WELL_AGAIN_MS = 30_000;
/** The most memory one cell may add, including garbage not yet collected. */
const MOST_MEMORY_MB = 150;
export const PROMISED = {
  answeredMs: ANSWERED_MS,
  wellAgainMs: WELL_AGAIN_MS,
  memoryMb: MOST_MEMORY_MB,
};
/** This many at once, twice: the first ones hit the fault, the later ones must be spared. */
const AT_ONCE = 4;
const SAMPLE_MS = 200;
const STACK = /\n\s+at [\w.<>]+ \(|node_modules\/|\/build\/server\//;

/** Returns what is wrong with a response; null if nothing is. */
function wrongWith(journey, upstream, seen, answers, { answeredMs }) {
  const slow = answers.find(({ ms }) => ms > answeredMs);
  if (slow) return `${slow.path} answered after ${(slow.ms / 1000).toFixed(1)} s`;
  const stack = answers.find(({ html }) => STACK.test(html));
  if (stack) return `${stack.path} shows a stack`;
  const bad = answers.find(
    ({ status }) => status >= 500 && status !== 503 && !journey.says?.includes(status),
  );
  if (bad) return `${bad.path} answered ${bad.status}`;
  if (journey.well(seen)) return null;
  if (upstream.known && !journey.isOnlyGuided)
    return `${seen.path} (${seen.status}) does not show what was known`;
  if (journey.says || seen.path.startsWith('/api/')) return null;
  if (!seen.html.includes('105')) return `${seen.path} does not name 105`;
  const lost =
    seen.status >= 400 &&
    journey.typed?.find(
      (typed) => !wordsOf(seen.html).includes(typed) && !seen.html.includes(`value="${typed}"`),
    );
  return lost ? `${seen.path} lost “${lost}”` : null;
}

const nameOf = (journey, { status }, isWell) =>
  isWell ? 'as usual' : status >= 500 ? `says so, ${status}` : 'says so, or goes on without';

async function walk(journey, visitor, prepared) {
  const before = visitor.answers.length;
  const seen = await journey.act(visitor, prepared);
  return { seen, answers: visitor.answers.slice(before) };
}

/** Brings visitors to the step of each journey that touches the upstream. */
async function prepare(journeys, url, times, watch) {
  const all = journeys.flatMap((journey) => Array.from({ length: times }, () => journey));
  return Promise.all(
    all.map(async (journey) => {
      const visitor = newVisitor(url);
      const prepared = await journey.prepare?.(visitor);
      if (journey.prepared) watch?.accepted(journey.prepared);
      return { journey, visitor, prepared };
    }),
  );
}

/** The same once every node is well: a visitor may come to another one than those of the fault before. */
async function prepareOnceWell(journeys, url, times, watch) {
  const started = Date.now();
  for (;;) {
    try {
      return await prepare(journeys, url, times, watch);
    } catch (error) {
      if (Date.now() - started > WELL_AGAIN_MS) throw error;
      await sleep(300);
    }
  }
}

/** Returns whether a request is known to have been accepted. */
const isAccepted = (journey, { path, html, status }) =>
  /signed-up|thank-you|still-off\/sent/.test(path) || /Your reference/.test(html) || status === 204;

/**
 * Retries until every journey succeeds, then waits until everything that only the upstream can tell
 * has been seen, which includes what these visitors sent. Returns milliseconds, or null if that never
 * happened.
 */
export async function untilWell(journeys, url, { watch, isSeen }, patienceMs = 2 * WELL_AGAIN_MS) {
  const started = Date.now();
  let areWell = false;
  let why = '';
  while (Date.now() - started < patienceMs) {
    try {
      if (!areWell) {
        const ready = await prepare(journeys, url, 1, watch);
        const walks = await Promise.all(
          ready.map(({ journey, visitor, prepared }) => walk(journey, visitor, prepared)),
        );
        walks.forEach(({ seen }, at) => {
          if (isAccepted(journeys[at], seen)) watch?.accepted(journeys[at].brings);
        });
        const ill = walks.findIndex(({ seen }, at) => !journeys[at].well(seen));
        areWell = ill === -1;
        why = areWell
          ? 'what was accepted has not arrived'
          : `${journeys[ill].name} (${walks[ill].seen.status})`;
      }
      if (areWell && (await isSeen())) return { ms: Date.now() - started };
    } catch (error) {
      why = error.message;
    }
    await sleep(300);
  }
  return { ms: null, why };
}

/** Runs one fault of one upstream, from the first affected visitor until full recovery. */
export async function runCell({ fault, upstream, world, watch, limits = PROMISED }) {
  const { journeys, lasts = 0 } = upstream;
  const first = await prepareOnceWell(journeys, world.url, AT_ONCE, watch);
  const later = await prepareOnceWell(journeys, world.url, AT_ONCE, watch);
  const memoryBefore = await world.memory();
  let peak = memoryBefore;
  const measuring = setInterval(async () => (peak = Math.max(peak, await world.memory())), 100);
  const problems = new Set();
  const seenAs = new Set();
  let slowest = 0;
  /**
   * The machine's own delay: how long the smallest response takes meanwhile, and how late this
   * process is.
   */
  let lag = 0;
  let sampled = performance.now();
  const lagging = async () => {
    const startedAt = performance.now();
    const answers = world.nodes.map((node) =>
      fetch(`${node}/healthz`).then((answer) => answer.text()),
    );
    await Promise.allSettled(answers);
    lag = Math.max(lag, performance.now() - startedAt);
  };
  const late = () => {
    lag = Math.max(lag, performance.now() - sampled - SAMPLE_MS);
    sampled = performance.now();
  };
  const sampling = setInterval(() => {
    late();
    void lagging();
  }, SAMPLE_MS);
  const meet = async ({ journey, visitor, prepared }) => {
    try {
      const { seen, answers } = await walk(journey, visitor, prepared);
      slowest = Math.max(slowest, ...answers.map(({ ms }) => ms));
      await lagging();
      late();
      const wrong = wrongWith(journey, upstream, seen, answers, {
        answeredMs: limits.answeredMs + lag,
      });
      if (wrong) problems.add(`${journey.name}: ${wrong}`);
      seenAs.add(nameOf(journey, seen, journey.well(seen)));
      if (isAccepted(journey, seen)) watch?.accepted(journey.brings);
    } catch (error) {
      problems.add(`${journey.name}: no answer (${error.cause?.code ?? error.name})`);
    }
  };
  const begun = Date.now();
  await world.service.faults.begin(fault, upstream);
  await Promise.all(first.map(meet));
  await sleep(Math.max(0, lasts - (Date.now() - begun)));
  await Promise.all(later.map(meet));
  clearInterval(sampling);
  await world.service.faults.end();
  const isSeen = (await watch?.after?.()) ?? (async () => true);
  const again = await untilWell(journeys, world.url, { watch, isSeen });
  clearInterval(measuring);
  if (again.ms === null) problems.add(`not well again within a minute: ${again.why}`);
  else if (again.ms > limits.wellAgainMs)
    problems.add(`well again only after ${Math.round(again.ms / 1000)} s`);
  if (peak - memoryBefore > limits.memoryMb * world.processes)
    problems.add(`memory grew by ${Math.round(peak - memoryBefore)} MB`);
  const twice = watch?.twice?.() ?? 0;
  if (twice > 0) problems.add(`${twice} arrived twice`);
  if (world.hasEnded()) problems.add('the site ended');
  return {
    fault,
    seenAs: [...seenAs].sort(),
    slowest,
    lag,
    wellAgain: again.ms,
    memory: peak - memoryBefore,
    problems: [...problems],
  };
}
