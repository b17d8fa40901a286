import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import { expect, it } from 'vitest';
import { AreaOutcomePanel, AreaPage } from './area-page';
import type { AreaAddress, AreaOutcome } from './area-data';

const distributor = {
  name: 'Electricity North West',
  logo: null,
  phone: '0808 157 0116',
  website: 'https://www.enwl.example',
};
const address: AreaAddress = {
  fullAddress: '1 Canal Street, M1 9ZA',
  postcode: 'M1 9ZA',
  isOwn: false,
  region: null,
  distributor,
};
const html = (outcome: AreaOutcome) =>
  renderToStaticMarkup(<AreaOutcomePanel outcome={outcome} address={address} />);

it.each<AreaOutcome>(['incorrect', 'not-in-area'])('says whose area it is: %s', (outcome) => {
  const shown = html(outcome);
  expect(shown).toContain('M1 9ZA is not in our area');
  expect(shown).toContain('Electricity North West');
  expect(shown).toContain('0808 157 0116');
  expect(shown).toContain('href="https://www.enwl.example"');
  expect(shown).not.toContain('typing mistakes');
});
it('has nobody else to name for an address of ours', () =>
  expect(html('success')).not.toContain('Electricity North West'));

it('leads from a chosen address back to the page without one [L-171]', async () => {
  const element = (
    <AreaPage address={{ ...address, isOwn: true }} outcome={null} fieldErrors={{}} />
  );
  const handler = createStaticHandler([{ path: '*', element }]);
  const context = await handler.query(new Request('http://site.test/area-checker?chosen=true'));
  if (context instanceof Response) throw new Error('a redirect');
  const router = createStaticRouter(handler.dataRoutes, context);
  const shown = renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  expect(shown).toMatch(
    /1 Canal Street, M1 9ZA<\/span>.*<a (?=[^>]*href="\/area-checker")[^>]*><svg .*?<\/svg>Clear<\/a>/,
  );
});
