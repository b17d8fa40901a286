// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrateIslands } from './hydrate-islands';
import SwitcherIsland from './parts/switcher-island';

const options = [
  { href: '/a', name: 'At home', isHere: true },
  { href: '/b', name: 'At work', isHere: false },
];
const island = (html: string, { name = 'parts/switcher', label = 'Where', when = '' } = {}) =>
  `<div data-island="${name}" data-prefix="" ${when && `data-when="${when}"`}
     data-props='${JSON.stringify({ label, options })}'>${html}</div>`;
const serverHtml = renderToString(<SwitcherIsland label="Where" options={options} />);
const place = () => document.querySelector('[data-island]') as HTMLElement;
const becomes = (alive: string) =>
  vi.waitFor(() => expect(place().dataset['alive']).toBe(alive), { timeout: 10_000 });

const reported = vi.fn();
beforeEach(() => {
  vi.stubGlobal('reportError', reported.mockReset());
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('hydrates the elements that the server rendered, and they answer', async () => {
  document.body.innerHTML = island(serverHtml);
  const link = document.querySelector<HTMLAnchorElement>('a[href="/b"]');
  hydrateIslands(document);
  await becomes('');
  link?.click();
  await vi.waitFor(() => expect(link?.className).toBe('is-on'));
  expect(document.querySelector('a[href="/b"]')).toBe(link);
  expect(reported).not.toHaveBeenCalled();
});

it('puts the HTML of the server back where an island does not match it, and keeps what was typed', async () => {
  const html = '<form action="/search"><label>Postcode <input name="q"></label></form>';
  document.body.innerHTML = island(html);
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'CB1 9ZA';
  hydrateIslands(document);
  await becomes('failed');
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toBe('CB1 9ZA'));
  expect(place().querySelector('form')).not.toBeNull();
  expect(reported).toHaveBeenCalled();
});

it('gives up an island without code, and leaves one that waits for the visitor as it is', async () => {
  document.body.innerHTML =
    island('words', { name: 'parts/nothing' }) + island(serverHtml, { when: 'asked' });
  hydrateIslands(document);
  await vi.waitFor(() => expect(document.documentElement.dataset['alive']).toBe(''));
  expect(
    [...document.querySelectorAll<HTMLElement>('[data-island]')].map(
      ({ dataset }) => dataset['alive'],
    ),
  ).toEqual(['failed', undefined]);
});

it('lets a button of an island without code do its own work, at the second press of one', async () => {
  document.body.innerHTML = island('<button type="button">Show</button>', {
    name: 'parts/nothing',
    when: 'asked',
  });
  hydrateIslands(document);
  await vi.waitFor(() => expect(document.documentElement.dataset['alive']).toBe(''));
  const pressed = vi.fn();
  place().addEventListener('click', pressed);
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(place().dataset['alive']).toBe('failed'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('hydrates what comes to the page later', async () => {
  document.body.innerHTML = '<main></main>';
  hydrateIslands(document);
  const main = document.querySelector('main') as HTMLElement;
  main.innerHTML = island(serverHtml);
  hydrateIslands(main);
  await becomes('');
});

it('reports nothing of an island that leaves the page before it is hydrated', async () => {
  document.body.innerHTML = `<main>${island(serverHtml)}</main>`;
  const main = document.querySelector('main') as HTMLElement;
  const left = place();
  // React listens on the element as soon as it is asked to hydrate it.
  const listens = left.addEventListener.bind(left);
  const spy = vi.spyOn(left, 'addEventListener').mockImplementationOnce((...listener) => {
    listens(...listener);
    queueMicrotask(() => {
      main.innerHTML = island(serverHtml);
      hydrateIslands(main);
    });
  });
  hydrateIslands(document);
  await vi.waitFor(() => expect(spy).toHaveBeenCalled(), { timeout: 10_000 });
  await becomes('');
  expect(left.isConnected).toBe(false);
  expect(reported).not.toHaveBeenCalled();
});
