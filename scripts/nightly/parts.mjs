import { round } from '../bench/table.mjs';
import { whyNoRelease } from '../durability/troubles.mjs';
import { MISSED } from '../lib/run.mjs';
import { whyNoWebKit } from '../webkit/driver.mjs';

/** A bound that must not be passed; `value` is a ratio or a count that should be zero. */
const atMost = (what, value, bound, digits = 2) => ({
  what,
  value: value === undefined ? 'missing' : round(value, digits),
  bound: `at most ${bound}`,
  held: value <= bound,
});
const none = (what, value) => atMost(what, value, 0, 0);
const some = (what, value) => ({ what, value: String(value), bound: 'some', held: value > 0 });

const sumOf = (rows, name) => rows.reduce((sum, row) => sum + row[name], 0);
const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * How much dearer a page may be than a small page that React renders in the same run: half as much
 * again as in docs/performance.md.
 */
export const DEAREST = {
  'home page': 1,
  list: 1,
  'list, visitor with an address': 1,
  'power cut': 1,
  'power cut, each rendered': 11,
  'power cut, visitor with an address': 9,
  'address search': 60,
  'content page': 1,
  'form, first page': 1,
  'form, a later page': 55,
  'API, light list': 19,
};
/** How much later than 40 plain cards a page may be painted on a slow phone. */
const LATEST_PAINT = 1.6;

function faults(open) {
  const results = open('faults');
  const cells = results.parts().map((part) => results.get(part));
  const tried = cells.filter(({ problems }) => problems);
  return [
    none('faults not handled as promised', tried.filter((cell) => cell.problems.length > 0).length),
    none(
      'faults that could not be tried',
      cells.filter(({ notTried, isNotInstalled }) => notTried && !isNotInstalled).length,
    ),
    some('faults tried', tried.length),
  ];
}

function durability(open) {
  const results = open('durability');
  const rounds = results
    .parts()
    .flatMap((part) => results.get(part))
    .filter(({ notRun }) => !notRun);
  return [
    none('acknowledged and lost', sumOf(rounds, 'lost')),
    none('delivered twice', sumOf(rounds, 'twice')),
    none('rounds with a problem', rounds.filter(({ problems }) => problems.length > 0).length),
    some('acknowledged', sumOf(rounds, 'acknowledged')),
  ];
}

function webkit(open) {
  const results = open('webkit');
  const tasks = results.parts().map((part) => results.get(part));
  const tried = tasks.filter(({ notTried }) => !notTried);
  return [
    none('tasks in WebKit that failed', tried.filter(({ problem }) => problem).length),
    some('tasks tried', tried.length),
  ];
}

function soak(open) {
  const { growth, wrong, memory } = open('soak').get('verdict');
  const { rows } = open('soak').get('minutes');
  const third = Math.max(1, Math.floor(rows.length / 3));
  const p99 = (minutes) => middle(minutes.map((row) => Number(row['p99 ms'])));
  return [
    none('wrong answers in a storm', wrong),
    atMost('memory after the storm, to before', 1 + growth, 1.1),
    atMost(
      'p99 at the end, to the beginning',
      p99(rows.slice(-third)) / p99(rows.slice(0, third)),
      2,
    ),
    atMost('memory to 350 MB', memory / 350, 1),
  ];
}

function replay(open) {
  const { wrong, lines, followers } = open('replay').get('a made day');
  return [
    none('wrong answers of a day', wrong),
    none('changes that an open page missed', lines.missed),
    atMost('changes later than two seconds, to all', lines.late / lines.due, 0.01, 3),
    none('followers who heard nothing', sumOf(followers, 'heard nothing')),
    none('followers who heard too often', sumOf(followers, 'heard too often')),
  ];
}

function bench(open) {
  const results = open('bench');
  const costs = new Map(results.get('ratios').rows.map((row) => [row.what, row.toRendered]));
  // Without a browser nothing was painted.
  const paints = results.get('paint').rows ?? [];
  return [
    ...Object.entries(DEAREST).map(([what, dearest]) =>
      atMost(`${what}, to a small page`, costs.get(what), dearest),
    ),
    ...paints.map((row) =>
      atMost(
        `first paint of ${row.page}, to 40 cards`,
        Number(row['to a static page']),
        LATEST_PAINT,
      ),
    ),
  ];
}

/**
 * The parts of a night: the commands to run, the results that they must leave in the report of
 * the part's name, and what is asked of these. `verdicts` gets a function that opens a command's results.
 * `commandsFor` and `whyLeftOut` get the options of the night: `from`, another checkout. `whyLeftOut` returns
 * why a part cannot run tonight, or null; it is then not judged.
 */
export const PARTS = {
  tests: { commandsFor: () => [['test', '--only', 'nightly']], verdicts: () => [] },
  faults: {
    commandsFor: () => [['faults', '--fault', 'refused,timeout,garbage']],
    verdicts: faults,
  },
  durability: {
    commandsFor: () => [['durability', '--rounds', '1', '--answers', '40']],
    verdicts: durability,
  },
  upgrade: {
    whyLeftOut: ({ from }) =>
      from
        ? null
        : 'it starts from the release that runs today: npm run nightly -- --only upgrade --from DIR, the folder of its checkout, installed and built',
    commandsFor: ({ from }) => [
      [
        ...['durability', '--only', 'sqlite', '--trouble', 'upgrade'],
        ...['--answers', '100', '--from', from],
      ],
    ],
    verdicts: durability,
  },
  webkit: {
    whyLeftOut: whyNoWebKit,
    commandsFor: () => [['webkit']],
    verdicts: webkit,
  },
  soak: {
    commandsFor: () => [['soak', '--minutes', '15']],
    needs: ['minutes', 'verdict'],
    verdicts: soak,
  },
  replay: {
    commandsFor: () => [['replay', '--speed', '150', '--most', '60']],
    needs: ['a made day'],
    verdicts: replay,
  },
  bench: {
    commandsFor: () => [
      ['bench', '--only', 'ratios'],
      ['bench', '--only', 'paint'],
    ],
    needs: ['ratios', 'paint'],
    verdicts: bench,
  },
};

/** Returns why a night with these options cannot begin, or null. */
export function whyNoNight({ only, from }) {
  if (only && !Object.hasOwn(PARTS, only))
    return `There is no part "${only}", but ${Object.keys(PARTS).join(', ')}`;
  return from ? whyNoRelease(from) : null;
}

/**
 * Returns the verdicts on a part of the night, `{ what, value, bound, held }`. `codes`: how its
 * commands exited; `open` opens a command's results. A result that is missing is a missed bound.
 */
export function verdictsOf(part, codes, open) {
  const { needs = [], verdicts } = PARTS[part];
  const finished = none(
    'commands that did not finish',
    codes.filter((code) => code !== 0 && code !== MISSED).length,
  );
  const missing = needs
    .filter((name) => !open(part).get(name))
    .map((name) => ({
      what: `results of ${part}: ${name}`,
      value: 'missing',
      bound: 'there',
      held: false,
    }));
  return [finished, ...(missing.length > 0 ? missing : verdicts(open))];
}

/** Returns docs/nightly.md from the results of all parts. */
export function nightlyPage(nightly) {
  const rows = nightly
    .parts()
    .flatMap((part) =>
      nightly
        .get(part)
        .verdicts.map(
          ({ what, value, bound, held }) =>
            `| ${part} | ${what} | ${value} | ${bound} | ${held ? 'yes' : '**no**'} |`,
        ),
    );
  const leftOut = nightly
    .parts()
    .filter((part) => nightly.get(part).leftOut)
    .map((part) => `\nLeft out, ${part}: ${nightly.get(part).leftOut}.\n`);
  const minutes = sumOf(
    nightly.parts().map((part) => nightly.get(part)),
    'minutes',
  );
  return `# The last nightly run

Written by \`npm run nightly\` in ${round(minutes)} minutes: ${nightly.origin()}. Each bound is a ratio or a count, so it holds on any machine of two cores.

| Part | What | Found | Bound | Held |
|---|---|---|---|---|
${rows.join('\n')}
${leftOut.join('')}`;
}
