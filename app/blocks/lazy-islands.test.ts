// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hydrateLazyIslands } from './lazy-islands';

const hydrate = vi.fn<(place: HTMLElement) => Promise<boolean>>();
const pressed = vi.fn();
const sent = vi.fn();
const place = () => document.querySelector('[data-island]') as HTMLElement;
const press = (name: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(name)?.dispatchEvent(event);
  return event;
};

beforeAll(() => hydrateLazyIslands(hydrate));
beforeEach(() => {
  pressed.mockReset();
  sent.mockReset();
  hydrate.mockReset().mockImplementation((island) => {
    island.dataset['alive'] = '';
    island.querySelector('button')?.addEventListener('click', pressed);
    island.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      sent();
    });
    return Promise.resolve(true);
  });
  document.body.innerHTML = `<div data-island="tabs" data-when="asked"><button type="button">Show</button>
    <form action="/search"><input name="q" value="CB1"><button type="submit">Find</button></form></div>`;
});

it.each(['pointerover', 'focusin'])(
  'hydrates the island that a visitor turns to, on %s',
  (type) => {
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(hydrate).toHaveBeenCalledExactlyOnceWith(place());
  },
);

it('presses a button again once its island can answer', async () => {
  expect(press('[type=button]').defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

it('sends a form again once its island can answer', async () => {
  const form = document.querySelector('form');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

it.each(['', 'failed'])('leaves an island alone that is hydrated or failed: "%s"', (alive) => {
  place().dataset['alive'] = alive;
  expect(press('[type=button]').defaultPrevented).toBe(false);
  expect(hydrate).not.toHaveBeenCalled();
});

it('leaves a click with a modifier key to the browser', () => {
  expect(press('[type=button]', { ctrlKey: true }).defaultPrevented).toBe(false);
});
