import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '~/domain/time/instant';
import { limits, storedLimits, type RateLimit, type StoredRateLimit } from '~/server/lib/limits';

const isWhole = (count: number): boolean => Math.abs(count - Math.round(count)) < 1e-6;
const UNITS = [
  ['a minute', MINUTE],
  ['an hour', HOUR],
  ['a day', DAY],
] as const;

/** By the shortest time that gives a whole number of uses. */
function rate(intervalMs: number): string {
  const [unit, ms] = UNITS.find(([, each]) => each >= intervalMs && isWhole(each / intervalMs))!;
  return `${Math.round(ms / intervalMs).toLocaleString('en-GB')} ${unit}`;
}
const allowance = (intervalMs: number, burst?: number): string =>
  rate(intervalMs) + (burst === undefined ? '' : `, ${burst.toLocaleString('en-GB')} at once`);

const intervalOf = (limit: RateLimit | StoredRateLimit): number =>
  'intervalMs' in limit ? limit.intervalMs : MINUTE / limit.perMinute;

const tableOf = (
  all: Readonly<Record<string, (RateLimit | StoredRateLimit) & { readonly reason?: string }>>,
): string =>
  [
    '| Limit | Allowance | Reason |',
    '|---|---|---|',
    ...Object.entries(all).map(
      ([name, limit]) =>
        `| \`${name}\` | ${allowance(intervalOf(limit), limit.burst)} | ${limit.reason ?? ''} |`,
    ),
    '',
  ].join('\n');

it('the page of limits prints every limit, and no other', async () => {
  const page = readFileSync('docs/limits.md', 'utf8');
  const [before, between, after] = page.split(/(?:^\|.*\n)+/m);
  await expect(
    [before, tableOf(limits), between, tableOf(storedLimits), after].join(''),
  ).toMatchFileSnapshot('../../docs/limits.md');
});
