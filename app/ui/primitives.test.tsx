import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { expect, test } from 'vitest';
import { ActionLink } from './action-link';
import { BackLink } from './back-link';
import { Button, ButtonLink } from './button';
import { StatusChip } from './chip';
import { Choice } from './choice';
import { Dialog } from './dialog';
import { ErrorSummary } from './error-summary';
import { Field } from './field';
import { Icon } from './icon';
import { iconPaths, type IconName } from './icon-paths';
import { LiveTime } from './live-time';
import { Notice } from './notice';
import { Pagination } from './pagination';
import { Panel } from './panel';
import { PhoneLink } from './phone-link';
import { isPage } from './site-link';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>);

test('an icon is drawn and never announced', () => {
  for (const name of Object.keys(iconPaths) as IconName[]) {
    expect(html(<Icon name={name} />)).toMatch(
      /^<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="[mM][^"]+"/,
    );
  }
});

test('a status speaks by colour, icon and word', () => {
  expect(html(<StatusChip status="cut">Power cut</StatusChip>)).toMatch(
    /<span class="chip" data-s="cut"><svg .*<\/svg>Power cut<\/span>/,
  );
});

test('buttons submit, links lead', () => {
  expect(html(<Button second>Check</Button>)).toBe('<button class="btn second">Check</button>');
  expect(html(<ButtonLink href="/power-cut">See</ButtonLink>)).toBe(
    '<a href="/power-cut" class="btn">See</a>',
  );
  expect(html(<ActionLink href="#map">Go</ActionLink>)).toMatch(
    /<a (?=[^>]*class="act")[^>]*href="#map"/,
  );
  expect(html(<PhoneLink phone="0808 157 0105" />)).toBe(
    '<a class="tel" href="tel:08081570105">0808 157 0105</a>',
  );
  expect(
    html(
      <BackLink href="/" label="Back">
        Back
      </BackLink>,
    ),
  ).toContain('<nav class="wrap indent trail" aria-label="Back"><a href="/">');
});

test.each([
  ['/', false],
  ['/help', false],
  ['/forms/report-a-power-cut', true],
  ['/power-cut/incident?incidentid=INCD-1.2#steps', true],
  ['/power-cut/text-updates/stop', true],
  ['/power-cut/cambridge', false],
  ['/power-cut', false],
  ['/power-cut/list?page=2', false],
  ['/power-cut/map?z=12&lat=52.2&lng=0.12', false],
  ['/power-cut/pin?plat=52.2&plng=0.12', true],
  ['//elsewhere.example', false],
  ['/api/power-cut/all-incidents', false],
  ['/calendar/INCD-1.ics', false],
  ['tel:105', false],
  ['#main', false],
  ['https://elsewhere.example/', false],
])('the router opens %s: %s', (href, expected) => {
  expect(isPage(href)).toBe(expected);
});

test('a field ties label, hint and error to its input', () => {
  const markup = html(
    <Field
      label="Postcode"
      name="postcode"
      hint="Like CB1 9ZA"
      error="Please enter a full, valid postcode"
    />,
  );
  expect(markup).toContain('<label for="postcode">Postcode</label>');
  expect(markup).toContain('aria-describedby="postcode-hint postcode-error"');
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain('id="postcode-error"');
  expect(html(<Field label="Postcode" name="postcode" />)).not.toMatch(
    /aria-(invalid|describedby)/,
  );
});

test('an error summary links to its fields, and is not there without errors', () => {
  const markup = html(
    <ErrorSummary
      heading="There is a problem"
      errors={[{ field: 'q', message: 'Type a postcode' }]}
    />,
  );
  expect(markup).toContain('role="alert" tabindex="-1"');
  expect(markup).toContain('<a href="#q">Type a postcode</a>');
  expect(html(<ErrorSummary heading="There is a problem" errors={[]} />)).toBe('');
});

test('a notice with a heading is a named section', () => {
  expect(html(<Notice status="cut" heading="Seen a fallen line?" />)).toMatch(
    /<section class="notice" data-s="cut" aria-labelledby="([^"]+)">.*<h2 class="h3" id="\1">/,
  );
  expect(html(<Notice>Plain</Notice>)).toMatch(/^<div class="notice" data-s="none">/);
  expect(html(<Panel look="edge">x</Panel>)).toBe('<div class="panel flow edge">x</div>');
});

test('a closed dialog is not in the page', () => {
  const closed = (
    <Dialog open={false} onClose={() => undefined} heading="Tool" closeLabel="Close">
      body
    </Dialog>
  );
  expect(html(closed)).toBe('');
  expect(html(<Dialog {...closed.props} open />)).toMatch(
    /<dialog class="dialog" aria-labelledby="([^"]+)">.*<h2 id="\1">Tool<\/h2>/,
  );
});

test('pages of a list: the current one is marked, one page needs none [F-056]', () => {
  const pager = (page: number, pages: number) =>
    html(
      <Pagination
        label="Pages"
        page={page}
        pages={pages}
        hrefOf={(n) => `/power-cut/list?page=${n}`}
        previousLabel="Previous"
        nextLabel="Next"
      />,
    );
  expect(pager(1, 1)).toBe('');
  expect(pager(2, 3)).toContain('<a href="/power-cut/list?page=2" aria-current="page">');
  expect(pager(2, 3)).toContain('rel="next"');
  expect(pager(3, 3)).not.toContain('rel="next"');
});

test('a stale time loses its dot and keeps its words', () => {
  expect(html(<LiveTime dateTime="2026-11-20T14:40:00Z">2:40pm</LiveTime>)).toBe(
    '<time class="live" dateTime="2026-11-20T14:40:00Z">2:40pm</time>',
  );
  expect(html(<LiveTime stale>2:40pm</LiveTime>)).toBe('<span>2:40pm</span>');
  expect(
    html(
      <Choice type="radio" name="a" value="b">
        Yes
      </Choice>,
    ),
  ).toBe('<label class="pick"><input type="radio" name="a" value="b"/><span>Yes</span></label>');
});
