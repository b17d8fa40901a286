import type { ServerBuild } from '@remix-run/node';
import { afterEach, expect, it } from 'vitest';
import { openDoor, type Door } from '../../../tests/support/front';
import { ownCase, routeIds } from './route-id.server';

const route = (id: string, path: string) => ({ id, path, parentId: 'root', module: {} });
const routes = {
  root: { id: 'root', path: '', module: {} },
  readyz: route('readyz', 'readyz'),
  form: route('form', 'forms/:form'),
  splat: route('splat', '*'),
} as unknown as ServerBuild['routes'];

let door: Door | null = null;
afterEach(() => door?.close());

it.each([
  ['/readyz', 'readyz'],
  ['/READYZ', 'splat'],
  ['/forms/Report', 'form'],
  ['/Forms/report', 'splat'],
  ['/help', 'splat'],
])('the route of %s is %s: a path in another case is another path', (path, id) => {
  expect(routeIds(routes)(path)).toBe(id);
});

it.each([
  ['/readyz', '/readyz'],
  ['/READYZ', '/not-found'],
  ['/%52EADYZ?a=b', '/not-found'],
  ['/ReadyZ/?a=b', '/not-found'],
  ['/READYZ.data', '/not-found'],
  ['/Forms/report.data', '/not-found'],
  ['/forms/Report.data?_routes=root', '/forms/Report.data?_routes=root'],
  ['/forms/Report?a=B', '/forms/Report?a=B'],
  ['/Forms/report', '/not-found'],
  ['/Old-Address', '/Old-Address'],
])('a path in another case than ours leads nowhere: %s', async (path, expected) => {
  door = await openDoor([ownCase(routes)]);
  const { url } = (await (await fetch(door.url + path)).json()) as { url: string };
  expect(url).toBe(expected);
});
