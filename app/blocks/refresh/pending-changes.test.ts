// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { offerChanges } from './pending-changes';

const row = (name: string, homes: number) =>
  `<tr><td><a href="/${name}">${name}</a></td><td>${homes} homes</td></tr>`;
const list = (...rows: string[]) =>
  `<main data-arrivals="1 change in the list|# changes in the list|show">
     <div data-line="/live/list"><table><tbody>${rows.join('')}</tbody></table></div></main>`;
const fresh = (...rows: string[]) =>
  new DOMParser().parseFromString(`<body>${list(...rows)}</body>`, 'text/html');
const show = (page: Document) =>
  vi.fn(() => {
    const body = page.querySelector('tbody')?.innerHTML ?? '';
    (document.querySelector('tbody') as HTMLElement).innerHTML = body;
  });
const button = () => document.querySelector<HTMLButtonElement>('[role=status] button');
const marked = () =>
  [...document.querySelectorAll('[data-fresh]')].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.innerHTML = list(row('bury', 40), row('ely', 12));
});

it('shows a change within a row at once, marks the row and announces it', () => {
  const page = fresh(row('bury', 40), row('ely', 9));
  const put = show(page);
  expect(offerChanges(page, put)).toBeNull();
  expect(put).toHaveBeenCalledExactlyOnceWith('1 change in the list');
  expect(marked()).toEqual(['ely9 homes']);
});

it('says nothing where nothing changed', () => {
  const page = fresh(row('bury', 40), row('ely', 12));
  const put = show(page);
  offerChanges(page, put);
  expect(put).toHaveBeenCalledExactlyOnceWith('');
  expect(marked()).toEqual([]);
});

it.each([
  ['a new row', [row('acle', 3), row('bury', 40), row('ely', 12)], '1 change in the list: show'],
  ['a row that goes', [row('ely', 12)], '1 change in the list: show'],
  ['rows in another order', [row('ely', 12), row('bury', 40)], '1 change in the list: show'],
  ['several changes', [row('acle', 3), row('ely', 9)], '3 changes in the list: show'],
])('keeps %s behind a button until it is pressed', (_, rows, label) => {
  const page = fresh(...rows);
  const put = show(page);
  expect(offerChanges(page, put)).toBeTypeOf('function');
  expect(put).not.toHaveBeenCalled();
  expect(button()?.textContent).toBe(label);
  button()?.click();
  expect(put).toHaveBeenCalledOnce();
});

it('puts the focus on the first new row when the button is pressed', () => {
  const page = fresh(row('acle', 3), row('bury', 40), row('ely', 12));
  offerChanges(page, show(page));
  button()?.click();
  expect(document.activeElement?.textContent).toBe('acle');
});

it('takes the button back, and has one button for later changes', () => {
  const page = fresh(row('ely', 12));
  offerChanges(page, show(page));
  const remove = offerChanges(page, show(page));
  expect(document.querySelectorAll('[role=status] button')).toHaveLength(1);
  remove?.();
  expect(button()).toBeNull();
});
