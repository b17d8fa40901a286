import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { bareFrame, FrameProvider } from '~/cms/frame-data';
import type { OffersData } from './offers-data';
import { offersHref } from './offers-data';
import { OffersView } from './offers-view';

const image = { url: '/offers/flask.svg', alt: '', width: 160, height: 120 };
const data: OffersData = {
  step: 'choose',
  preview: false,
  title: 'Choose free items',
  description: 'They cost nothing.',
  address: '2 Linnet Way, Norwich, NR2 9ZA',
  cards: [
    { title: 'Flask', text: 'Hot all day.', image },
    { title: 'Torch', text: '', image: null },
  ],
  nothing: null,
  incidentPath: '/power-cut/incident?incidentid=INCD-1',
  chosen: [],
  limit: 1,
  formSent: false,
  done: null,
  emailMessage: '',
  mirror: { reference: null, type: null },
  problem: null,
  fieldErrors: {},
  bot: null,
  typed: '',
};

async function htmlOf(more: Partial<OffersData>, live = false): Promise<string> {
  const element = (
    <FrameProvider data={bareFrame}>
      <OffersView data={{ ...data, ...more }} live={live} />
    </FrameProvider>
  );
  const handler = createStaticHandler([{ path: '*', element }]);
  const context = await handler.query(new Request('http://site.test/power-cut/offers-page'));
  if (context instanceof Response) throw new Error('a redirect');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
}

describe('the items [J-131 to J-133, J-136, J-137]', () => {
  it('stand in a list with Add, the limit and Skip, and without a bar or a button that would fail [J-138, J-141, J-142]', async () => {
    const html = await htmlOf({});
    expect(html).toContain('(max. 1)');
    expect(html).toMatch(/<button[^>]*name="add" value="Flask"[^>]*aria-label="Add Flask"/);
    expect(html).toContain('width="160" height="120"');
    expect(html).toContain('href="/power-cut/incident?incidentid=INCD-1"');
    expect(html).not.toContain('offer-bar');
    expect(html).not.toContain('Request item');
    expect(html).not.toContain('aria-disabled');
  });
  it('are full at the limit: for assistive technology, with the reason', async () => {
    const html = await htmlOf({ chosen: ['Flask'] });
    expect(html).toMatch(/name="remove" value="Flask"/);
    expect(html).toMatch(/value="Torch"[^>]*aria-disabled="true" aria-describedby="full"/);
    expect(html).not.toMatch(/\sdisabled/);
    expect(html).toMatch(/id="full"[^>]*>You have 1 already/);
    expect(html).toMatch(/1 item chosen \(max\. 1\).*Request item</s);
  });
  it('say nothing of a limit that is none', async () => {
    const html = await htmlOf({ limit: null, chosen: ['Flask', 'Torch'] });
    expect(html).not.toContain('max.');
    expect(html).toMatch(/2 items chosen<.*Request items<.*Skip offer</s);
  });
  it('thank for the form, tell a preview, and a failure [J-152]', async () => {
    expect(await htmlOf({ formSent: true })).toContain('We have what you told us.');
    expect(await htmlOf({ preview: true })).toContain('This is a preview.');
    expect(await htmlOf({ problem: { field: null, message: 'Please call.' } })).toMatch(
      /role="alert".*Please call\./s,
    );
    expect(await htmlOf({ cards: [] })).toContain('There is nothing to choose right now.');
  });
});

it('asks for the email address on a page of its own', async () => {
  const html = await htmlOf({
    step: 'email',
    chosen: ['Flask'],
    typed: 'jo@',
    fieldErrors: { emailAddress: 'No.' },
  });
  expect(html).toMatch(/<h1>Where can we write to you\?<\/h1>/);
  expect(html).toMatch(/value="jo@"/);
  expect(html).toMatch(/href="#emailAddress"/);
  expect(html).toMatch(
    /<p>[^<]{20,}<\/p>.*type="email".*>Confirm<.*href="\/power-cut\/offers-page"[^>]*>Cancel</s,
  );
  expect(html).not.toContain('offer-bar');
});
it('the pop-up for the email address has a Close of its own [J-143 to J-150]', async () =>
  expect(await htmlOf({ step: 'email', chosen: ['Flask'] }, true)).toMatch(
    /<dialog[^>]*>.*Where can we write to you\?.*<button[^>]*type="button">.*?Close<\/button>.*Confirm/s,
  ));

describe('the confirmation [J-151]', () => {
  it.each([
    [1, 'You’ve requested 1 item<', 'We will send it to 2 Linnet Way'],
    [3, 'You’ve requested 3 items<', 'We will send them to 2 Linnet Way'],
  ])('of %d [J-153]', async (count, title, thanks) => {
    const html = await htmlOf({ step: 'done', done: { count, kept: false, id: 'a' } });
    expect(html).toContain(title);
    expect(html).toContain(thanks);
    expect(html).toContain('View planned power cuts');
    expect(html).not.toContain('safe with us');
  });
  it('of what was kept for later', async () =>
    expect(await htmlOf({ step: 'done', done: { count: 1, kept: true, id: 'a' } })).toContain(
      'Your request is safe with us',
    ));
});

it.each([
  ['choose', false, '/power-cut/offers-page'],
  ['choose', true, '/power-cut/offers-page?allowpreview=true'],
  ['email', false, '/power-cut/offers-page?step=email'],
] as const)('%s, preview %s', (step, preview, href) =>
  expect(offersHref(step, preview)).toBe(href),
);
