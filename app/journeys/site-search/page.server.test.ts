import { expect, it } from 'vitest';
import { nothingFound } from '~/server/ports/site-search/port';
import { callerOf, limiterOf } from '~/server/lib/rate-limit.server';
import { answerElsewhere, loadSiteSearch } from './page.server';

const known = new Map([['INCD-100101-A', {}]]);

it.each([
  ['cb19za', '/power-cut/search?value=CB1+9ZA'],
  [' CB1  9ZA ', '/power-cut/search?value=CB1+9ZA'],
  ['incd-100101-a', '/power-cut/incident?incidentid=INCD-100101-A'],
  ['INCD-999999-Z', null],
  ['compensation CB1 9ZA', null],
  ['generator', null],
  ['', null],
])('"%s" leads to %s', (phrase, path) =>
  expect(answerElsewhere(new URLSearchParams({ phrase }), known)).toBe(path),
);

it('leads nowhere by a reference before the first picture', () =>
  expect(answerElsewhere(new URLSearchParams({ phrase: 'INCD-100101-A' }), undefined)).toBeNull());

it('says so where the search fails, and where a caller is over the limit', async () => {
  const request = new Request('http://site.test/', { headers: { 'x-peer-address': '10.8.1.1' } });
  const ask = async (find: () => Promise<typeof nothingFound>) => {
    const query = new URLSearchParams({ phrase: 'generator' });
    const { failed, status } = await loadSiteSearch(query, request, { find });
    return { failed, status };
  };
  const found = () => Promise.resolve(nothingFound);
  expect(await ask(() => Promise.reject(new Error('away')))).toEqual({ failed: true, status: 503 });
  expect(await ask(found)).toEqual({ failed: false, status: 200 });
  limiterOf('site-search').spend(callerOf(request), 1000, Date.now());
  expect(await ask(found)).toEqual({ failed: true, status: 429 });
});
