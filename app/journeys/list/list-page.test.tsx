import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import { expect, it } from 'vitest';
import { welsh } from '../../../tests/fixtures/welsh';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { LIST_FILTERS } from '~/domain/incident/list/list-page';
import type { ListQuery } from '~/domain/incident/list/list-query';
import type { Incident } from '~/domain/incident/incident';
import { DictionaryProvider } from '~/words/use-texts';
import { ListPage } from './list-page';
import { listView } from './list-model';

const now = Date.UTC(2026, 10, 20, 14, 40);
const cut = (reference: string, town: string, known: Partial<Incident> = {}) =>
  exampleIncident({ reference, town, county: 'Kent', powerCutType: 'unplanned', ...known });
const incidents = [
  cut('A', 'Ely', { customersAffected: 1234 }),
  cut('B', 'Ely', { customersAffected: 0 }),
  cut('C', 'Deal', { customersAffected: 7 }),
  cut('D', 'Ely', { powerCutType: 'planned', plannedAt: now }),
];

async function page(query: Partial<ListQuery>, overrides: Record<string, string> = {}) {
  const list = listView(
    {
      incidents,
      takenAt: now,
      data: null,
      stale: false,
      storm: false,
      dictionary: overrides,
      places: [],
    },
    { show: LIST_FILTERS, by: 'county', find: '', page: 1, ...query },
    now,
  );
  const element = (
    <DictionaryProvider overrides={overrides}>
      <ListPage list={list} title="Power cuts now" path="/power-cut" emptyHint="None." />
    </DictionaryProvider>
  );
  const handler = createStaticHandler([{ path: '*', element }]);
  const found = await handler.query(new Request('http://site.test/power-cut'));
  if (found instanceof Response) throw new Error('a redirect');
  const router = createStaticRouter(handler.dataRoutes, found);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={found} hydrate={false} />,
  )
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

it('counts what it shows', async () => {
  expect(await page({})).toContain('3 power cuts and 1 planned job.');
  const found = await page({ find: 'Ely' });
  expect(found).toContain('3 power cuts and 1 planned job.');
  expect(found).toContain('Showing 3 results matching “Ely”, of 4. Clear filter');
  const nothing = await page({ find: 'Diss' });
  expect(nothing).toContain('3 power cuts and 1 planned job.');
  expect(nothing).toContain('Nothing in the list matches “Diss”.');
  expect(await page({ show: ['unplanned'] })).toMatch(/Power cuts now 3 power cuts\. /);
  expect(await page({ show: ['planned'], find: 'Deal' })).toContain('1 planned job.');
  expect(await page({ show: ['restored'] })).toContain('No power cuts have ended.');
  expect(await page({ find: 'Ely' }, welsh.words)).toContain(
    'Yn dangos 3 o ganlyniadau ar gyfer “Ely”, o 4.',
  );
});

it('says "at least", rounded, where homes are not counted yet', async () => {
  expect(await page({})).toMatch(/Kent 3 cuts at least 1,200 Deal .*Ely 2 cuts at least 1,200/);
  expect(await page({ find: 'Deal' })).toMatch(/Kent 1 cut 7 /);
});
