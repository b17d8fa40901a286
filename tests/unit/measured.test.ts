import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { longRunPage, PARTS as BENCH_PARTS, performancePage } from '../../scripts/bench/page.mjs';
import { inRoot, MISSED } from '../../scripts/lib/run.mjs';
import {
  commitOf,
  isSameCode,
  keepApart,
  openResults,
  writeDocs,
} from '../../scripts/lib/results.mjs';
import { stepOf } from '../../scripts/bench/forms.mjs';
import { asNewVisitors } from '../../scripts/soak/requests.mjs';
import {
  DEAREST,
  nightlyPage,
  PARTS,
  verdictsOf,
  whyNoNight,
} from '../../scripts/nightly/parts.mjs';

const folder = path.relative(inRoot(), mkdtempSync(inRoot('node_modules', '.measured-')));
afterAll(() => rmSync(inRoot(folder), { recursive: true, force: true }));

describe('the results of a long command', () => {
  it('are there for the next run that resumes, part by part', () => {
    openResults('one', { folder }).keep('first', { found: 1 });
    const resumed = openResults('one', { folder, resume: true });
    resumed.keep('second', { found: 2 });
    expect(resumed.parts()).toEqual(['first', 'second']);
    expect(openResults('one', { folder, resume: true }).get('first')).toEqual({ found: 1 });
    expect(resumed.origin()).toMatch(
      /^\d{4}-\d\d-\d\d; \d+ cores? \(.+\), \d+ GB, Node [\d.]+; commit /,
    );
  });

  it('are forgotten by a run that does not resume', () => {
    openResults('two', { folder }).keep('first', { found: 1 });
    expect(openResults('two', { folder }).get('first')).toBeUndefined();
  });

  it('of runs with other lengths are kept apart, and no document is written from them', async () => {
    vi.stubEnv('REPORTS_DIR', undefined);
    keepApart();
    expect(process.env.REPORTS_DIR).toBe('reports/short');
    await writeDocs(path.join(folder, 'page.md'), '# A page');
    expect(existsSync(inRoot(folder, 'page.md'))).toBe(false);
    vi.stubEnv('REPORTS_DIR', 'reports/nightly');
    keepApart();
    expect(process.env.REPORTS_DIR).toBe('reports/nightly');
    vi.unstubAllEnvs();
  });

  it('name the commit they were measured on, with a plus where code differs, not documents', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'measured-'));
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: dir });
    expect(commitOf(dir)).toBe('no commit');
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'First');
    mkdirSync(path.join(dir, 'docs'));
    writeFileSync(path.join(dir, 'docs', 'performance.md'), 'written by a run');
    expect(commitOf(dir)).toMatch(/^[0-9a-f]+$/);
    writeFileSync(path.join(dir, 'code.mjs'), 'changed');
    expect(commitOf(dir)).toMatch(/^[0-9a-f]+\+$/);
    rmSync(dir, { recursive: true });
  });

  it.each([
    ['abc1234', 'abc1234', true],
    ['abc1234', 'def5678', false],
    ['abc1234+', 'abc1234+', false],
  ])('of %s and %s are of the same code: %s', (one, other, isSame) =>
    expect(isSameCode(one, other)).toBe(isSame),
  );
});

/** Results of a run, as `openResults` gives them. */
const resultsOf = (parts: Readonly<Record<string, unknown>>) => ({
  parts: () => Object.keys(parts),
  get: (part: string) => parts[part],
  origin: () => 'today; 2 cores; commit abc',
});

it('docs/performance.md has each part of the bench', () => {
  const bench = resultsOf(
    Object.fromEntries(
      BENCH_PARTS.map((part) => [
        part,
        { tables: [`${part}-table`], held: part === 'weights' ? null : 12.4, rss: 250 },
      ]),
    ),
  );
  const page = performancePage(bench);
  for (const part of BENCH_PARTS)
    expect(page.match(new RegExp(`${part}-table`, 'g'))).toHaveLength(1);
  expect(page).toContain('| load | 12 | 250 |');
  // No load was put on it, so no stall was measured.
  expect(page).toContain('| weights |  | 250 |');
});

it('the page of a long run holds what each part of it found', () => {
  const page = longRunPage(
    'soak',
    resultsOf({ minutes: { tables: [] }, verdict: { tables: ['soak-table'] } }),
  );
  expect(page).toContain('Written by `npm run soak`, and by no hand: today; 2 cores; commit abc.');
  expect(page).toContain('\n\nsoak-table\n');
});

describe('the verdicts of a night', () => {
  const minute = (p99: number) => ({ 'p99 ms': String(p99) });
  const cheap = Object.keys(DEAREST).map((what) => ({ what, toRendered: 0.5 }));
  const night = {
    faults: { a: { problems: [] }, b: { reason: 'cannot happen' } },
    durability: {
      a: [{ acknowledged: 40, lost: 0, twice: 0, problems: [] }],
      b: [{ notRun: 'no initdb' }],
    },
    upgrade: { a: [{ acknowledged: 40, lost: 0, twice: 0, problems: [] }] },
    webkit: { a: { found: 'a page' }, b: { notTried: 'no service workers' } },
    soak: {
      verdict: { growth: 0.05, wrong: 0, memory: 250 },
      minutes: { rows: [minute(20), minute(25), minute(22)] },
    },
    replay: {
      'a made day': {
        wrong: 0,
        lines: { missed: 0, late: 0, due: 100 },
        followers: [{ 'heard nothing': 0, 'heard too often': 0 }],
      },
    },
    bench: {
      ratios: { rows: cheap },
      paint: { rows: [{ page: 'home', 'to a static page': '1.40' }] },
    },
  };
  type Night = Record<string, Record<string, unknown>>;
  const missedIn = (changed: Night, codes: readonly number[] = [0]): string[] => {
    const all: Night = { ...night, ...changed };
    return Object.keys(PARTS).flatMap((part) =>
      // The upgrade is a trouble of the durability run, with results of its own.
      verdictsOf(part, codes, (name: string) =>
        resultsOf(all[name === 'durability' ? part : name] ?? {}),
      )
        .filter(({ held }) => !held)
        .map(({ what }) => what),
    );
  };

  it('hold on a good night', () => expect(missedIn({})).toEqual([]));

  it('hold where a program is not installed', () => {
    const faults = { ...night.faults, c: { notTried: 'no initdb', isNotInstalled: true } };
    const bench = { ...night.bench, paint: { tables: [] } };
    expect(missedIn({ faults, bench })).toEqual([]);
  });

  it('hold where a command missed a bound of its own, but not where one crashed', () => {
    expect(missedIn({}, [0, MISSED])).toEqual([]);
    expect(missedIn({}, [0, 1])).toEqual(
      Object.keys(PARTS).map(() => 'commands that did not finish'),
    );
  });

  it.each<[string, Night]>([
    ['faults not handled as promised', { faults: { a: { problems: ['a stack'] } } }],
    ['faults tried', { faults: { b: { reason: 'cannot happen' } } }],
    [
      'faults that could not be tried',
      { faults: { ...night.faults, c: { notTried: 'the site ended' } } },
    ],
    [
      'acknowledged and lost',
      { durability: { a: [{ acknowledged: 40, lost: 1, twice: 0, problems: [] }] } },
    ],
    [
      'delivered twice',
      { durability: { a: [{ acknowledged: 40, lost: 0, twice: 1, problems: [] }] } },
    ],
    [
      'rounds with a problem',
      { durability: { a: [{ acknowledged: 40, lost: 0, twice: 0, problems: ['still waits'] }] } },
    ],
    ['acknowledged', { durability: { a: [{ acknowledged: 0, lost: 0, twice: 0, problems: [] }] } }],
    [
      'acknowledged and lost',
      { upgrade: { a: [{ acknowledged: 40, lost: 1, twice: 0, problems: [] }] } },
    ],
    [
      'delivered twice',
      { upgrade: { a: [{ acknowledged: 40, lost: 0, twice: 1, problems: [] }] } },
    ],
    ['acknowledged', { upgrade: { a: [{ notRun: 'no checkout' }] } }],
    ['tasks in WebKit that failed', { webkit: { ...night.webkit, c: { problem: 'no answer' } } }],
    ['tasks tried', { webkit: { b: { notTried: 'no service workers' } } }],
    [
      'wrong answers in a storm',
      { soak: { ...night.soak, verdict: { growth: 0, wrong: 1, memory: 250 } } },
    ],
    [
      'memory after the storm, to before',
      { soak: { ...night.soak, verdict: { growth: 0.2, wrong: 0, memory: 250 } } },
    ],
    [
      'p99 at the end, to the beginning',
      { soak: { ...night.soak, minutes: { rows: [minute(20), minute(25), minute(90)] } } },
    ],
    [
      'changes that an open page missed',
      {
        replay: {
          'a made day': { ...night.replay['a made day'], lines: { missed: 1, late: 0, due: 100 } },
        },
      },
    ],
    [
      'followers who heard too often',
      {
        replay: {
          'a made day': {
            ...night.replay['a made day'],
            followers: [{ 'heard nothing': 0, 'heard too often': 1 }],
          },
        },
      },
    ],
    [
      'home page, to a small page',
      {
        bench: {
          ...night.bench,
          ratios: {
            rows: cheap.map((row) => (row.what === 'home page' ? { ...row, toRendered: 5 } : row)),
          },
        },
      },
    ],
    ['home page, to a small page', { bench: { ...night.bench, ratios: { rows: cheap.slice(1) } } }],
    ['results of soak: minutes', { soak: { verdict: night.soak.verdict } }],
    ['results of replay: a made day', { replay: {} }],
    [
      'first paint of home, to 40 cards',
      {
        bench: { ...night.bench, paint: { rows: [{ page: 'home', 'to a static page': '2.10' }] } },
      },
    ],
  ])('miss: %s', (what, changed) => expect(missedIn(changed)).toEqual([what]));

  it.each<[keyof typeof PARTS, string | undefined, RegExp | null]>([
    ['upgrade', undefined, /npm run nightly -- --only upgrade --from DIR/],
    ['upgrade', '/srv/site', null],
  ])('leave out %s from %s: %s', (part, from, why) => {
    const { whyLeftOut } = PARTS[part] as { whyLeftOut?: (night: { from?: string }) => string };
    const reason = whyLeftOut?.({ ...(from ? { from } : {}) }) ?? null;
    if (why) expect(reason).toMatch(why);
    else expect(reason).toBeNull();
  });

  it.each<[{ only?: string; from?: string }, RegExp | null]>([
    [{}, null],
    [{ only: 'upgrade' }, null],
    [{ only: 'nothing' }, /^There is no part "nothing", but tests, faults, .*upgrade, webkit/],
    [{ only: 'constructor' }, /^There is no part/],
    [{ only: 'upgrade', from: '/nowhere' }, /^\/nowhere has no build\/server\/index\.js: install/],
  ])('begin with %j, or say why not: %s', (options, why) => {
    const reason = whyNoNight(options as { only: string; from: string });
    if (why) expect(reason).toMatch(why);
    else expect(reason).toBeNull();
  });

  it('stand in docs/nightly.md, with what was left out', () => {
    const left = { minutes: 0, leftOut: 'it is not installed', verdicts: [] };
    expect(nightlyPage(resultsOf({ webkit: left }))).toContain(
      '\nLeft out, webkit: it is not installed.\n',
    );
  });

  it('stand in docs/nightly.md, with those that were missed', () => {
    const verdicts = [{ what: 'lost', value: '1', bound: 'at most 0', held: false }];
    expect(nightlyPage(resultsOf({ durability: { minutes: 3, verdicts } }))).toContain(
      '| durability | lost | 1 | at most 0 | **no** |',
    );
  });
});

it('each request of a storm comes from a caller of its own, form steps too', () => {
  const step = stepOf('http://site', { cookie: 'draft=1', index: 7 }, 0);
  const requests: { headers: Record<string, string> }[] = asNewVisitors([step, step, {}]);
  const callers = requests.map(({ headers }) =>
    Object.entries(headers).filter(([name]) => name.toLowerCase() === 'x-forwarded-for'),
  );
  expect(callers.flat().map(([, caller]) => caller)).toEqual(['10.2.0.0', '10.2.0.1', '10.2.0.2']);
});
