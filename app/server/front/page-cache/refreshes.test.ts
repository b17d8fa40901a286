import { expect, it, vi } from 'vitest';
import { createRefreshes } from './refreshes';

const request = (path: string) => ({ method: 'GET', path, header: () => undefined });

it('renders one page at a time, each once however often it is asked for, and rests as long as each took', async () => {
  const ended: (() => void)[] = [];
  const rendered: string[] = [];
  const rests: number[] = [];
  const refresh = createRefreshes(
    ({ path }) => {
      rendered.push(path);
      return new Promise((resolve) => ended.push(resolve));
    },
    async (ms) => void rests.push(ms),
  );
  for (const path of ['/a', '/b', '/a', '/b']) refresh(path, request(path));
  expect(rendered).toEqual(['/a']);
  ended[0]?.();
  await vi.waitFor(() => expect(rendered).toEqual(['/a', '/b']));
  expect(rests.every((ms) => ms >= 0)).toBe(true);
  refresh('/a', request('/a'));
  ended[1]?.();
  await vi.waitFor(() => expect(rendered).toEqual(['/a', '/b', '/a']));
});

it('goes on after a page that could not be rendered', async () => {
  const rendered: string[] = [];
  const refresh = createRefreshes(
    ({ path }) => {
      rendered.push(path);
      return Promise.reject(new Error('broken'));
    },
    async () => {},
  );
  refresh('/a', request('/a'));
  await vi.waitFor(() => expect(rendered).toEqual(['/a']));
  refresh('/b', request('/b'));
  await vi.waitFor(() => expect(rendered).toEqual(['/a', '/b']));
});
