import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import { expect, it } from 'vitest';
import { drawPinMap, pinView } from '~/domain/map/pin-view';
import { DEFAULT_CENTRE } from '~/domain/position';
import { PinPageView, type PinPageViewProps } from './pin-page';

type Page = PinPageViewProps['page'];

async function htmlOf(known: Partial<Page> = {}): Promise<string> {
  const draw = (size: 'small' | 'wide') =>
    drawPinMap(
      pinView(DEFAULT_CENTRE, 12, size),
      { regions: [], places: [] },
      [],
      DEFAULT_CENTRE,
      size,
    );
  const page: Page = {
    centre: DEFAULT_CENTRE,
    zoom: 12,
    pin: DEFAULT_CENTRE,
    message: null,
    geocodingError: false,
    sector: 'SE1 9',
    town: '',
    drawings: { small: draw('small'), wide: draw('wide') },
    ...known,
  };
  const element = (
    <PinPageView page={page} silent={false} refused={null} mapboxToken={null} streets={null} />
  );
  const handler = createStaticHandler([{ path: '*', element }]);
  const context = await handler.query(new Request('http://site.test/power-cut/pin'));
  if (context instanceof Response) throw new Error('a redirect');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
}

it('asks for the home in the specified words, with a town search, a button to confirm and a way back [L-049, L-091, L-094, L-096, L-594 to L-596]', async () => {
  const html = await htmlOf();
  expect(html).toContain('Move the pin to set your home location');
  expect(html).toMatch(/<form [^>]*role="search"[^>]*>.*<input [^>]*name="town"/);
  expect(html).toMatch(/<form method="post" action="\/power-cut\/pin".*Confirm location<\/button>/);
  expect(html).toMatch(/<nav [^>]*><a href="\/power-cut">/);
});
it.each([
  [
    'a town that nobody knows',
    { message: 'town-not-found' },
    'We could not find that city or town',
  ],
  [
    'that and what to do',
    { message: 'town-not-found' },
    'Check the spelling, or try a bigger town nearby.',
  ],
  ['a place of others', { message: 'outside' }, 'not the local electricity distributor'],
  [
    'a search that could not be placed',
    { geocodingError: true },
    'We could not find that place on the map',
  ],
] as const)('says so of %s, and of nothing else', async (_, known, words) => {
  expect(await htmlOf(known)).toContain(words);
  expect(await htmlOf()).not.toContain(words);
});
