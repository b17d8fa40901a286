// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { morph } from './morph';

const update = vi.fn();
beforeEach(() => {
  update.mockReset();
  document.body.innerHTML = '';
});

function page(html: string): Element {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.body.firstElementChild as Element;
}
const fresh = (html: string): Element =>
  new DOMParser().parseFromString(`<body><main>${html}</main></body>`, 'text/html').body
    .firstElementChild as Element;

it('changes words and keeps the elements around them', () => {
  const main = page('<h1>Back by 4pm</h1><p>43 homes</p>');
  const heading = main.querySelector('h1');
  morph(main, fresh('<h1>Back by 5pm</h1><p>43 homes</p>'), update);
  expect(main.querySelector('h1')).toBe(heading);
  expect(main.textContent).toBe('Back by 5pm43 homes');
});

it('moves a row to its new place instead of turning it into another', () => {
  const row = (name: string) => `<tr><td><a href="/power-cut/${name}">${name}</a></td></tr>`;
  const main = page(`<table><tbody>${row('bury')}${row('ely')}</tbody></table>`);
  const ely = main.querySelector<HTMLElement>('[href="/power-cut/ely"]');
  ely?.focus();
  morph(
    main,
    fresh(`<table><tbody>${row('acle')}${row('ely')}${row('bury')}</tbody></table>`),
    update,
  );
  expect([...main.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
    'acle',
    'ely',
    'bury',
  ]);
  expect(main.querySelector('[href="/power-cut/ely"]')).toBe(ely);
  expect(document.activeElement).toBe(ely);
});

it('keeps what was typed, unless the server has another value for the field', () => {
  const field = (value: string) =>
    `<form><label>Town <input name="find" value="${value}"></label></form><p>1 home</p>`;
  const main = page(field(''));
  const input = main.querySelector('input') as HTMLInputElement;
  input.value = 'Camb';
  morph(main, fresh(field('').replace('1 home', '2 homes')), update);
  expect(input.value).toBe('Camb');
  expect(main.textContent).toContain('2 homes');
  morph(main, fresh(field('Ely')), update);
  expect(input.value).toBe('Ely');
});

it('keeps an opened disclosure open', () => {
  const main = page('<details><summary>Why</summary>A fault</details>');
  main.querySelector('details')?.setAttribute('open', '');
  morph(main, fresh('<details><summary>Why</summary>A fallen tree</details>'), update);
  expect(main.querySelector('details')?.hasAttribute('open')).toBe(true);
  expect(main.textContent).toContain('A fallen tree');
});

const island = (props: string, slot: string, alive = '') =>
  `<div data-island="tabs" data-props='${props}'${alive}><b>drawn in the browser</b><div data-slot="">${slot}</div></div>`;

it('leaves a hydrated island to itself, and morphs what the server rendered into its slots', () => {
  const main = page(island('{}', 'old', ' data-alive=""'));
  const drawn = main.querySelector('b') as HTMLElement;
  drawn.textContent = 'changed by React';
  morph(main, fresh(island('{}', 'new')), update);
  expect(drawn.textContent).toBe('changed by React');
  expect(main.querySelector('[data-slot]')?.textContent).toBe('new');
  expect(main.querySelector('[data-island]')?.getAttribute('data-alive')).toBe('');
  expect(update).not.toHaveBeenCalled();
});

it('updates a hydrated island once its props change', () => {
  const main = page(island('{"n":1}', '', ' data-alive=""'));
  morph(main, fresh(island('{"n":2}', '')), update);
  expect(update).toHaveBeenCalledOnce();
  expect(update).toHaveBeenCalledWith(main.querySelector('[data-island]'));
  expect(main.querySelector<HTMLElement>('[data-island]')?.dataset['props']).toBe('{"n":2}');
});
