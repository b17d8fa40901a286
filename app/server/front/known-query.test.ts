import { describe, expect, it } from 'vitest';
import { readIncidentQuery } from '~/journeys/incident/load/query.server';
import { readListQuery } from '~/domain/incident/list/list-query';
import { mapTarget } from '~/journeys/map/load/page.server';
import { readPinRequest } from '~/domain/map/pin-request';
import { requestedBaseMap } from '~/journeys/map/load/base-map-image.server';
import { KNOWN_NAMES, knownAddress, type ContentKind } from './known-query';

const KINDS: Record<string, ContentKind> = { '/help': 'page', '/power-cut/norwich': 'place' };
const addressOf = (address: string) => knownAddress(address, (path) => KINDS[path] ?? null);

describe('query items that a page does not read are dropped before anything is drawn or kept', () => {
  it.each([
    ['/power-cut/list?x=1&page=2&unknown=3', '/power-cut/list?page=2'],
    ['/power-cut/list?x=1', '/power-cut/list'],
    ['/power-cut/list?page=2', '/power-cut/list?page=2'],
    ['/power-cut/incident?incidentid=INCD-1&utm_source=x', '/power-cut/incident?incidentid=INCD-1'],
    ['/power-cut/list.data?_routes=root&x=1&page=2', '/power-cut/list.data?_routes=root&page=2'],
    ['/power-cut/map?show=off&show=planned&fbclid=y', '/power-cut/map?show=off&show=planned'],
    ['/help?news=2&x=1&event-category-9=on', '/help?news=2&event-category-9=on'],
    ['/power-cut/norwich?page=2&x=1&news=2', '/power-cut/norwich?page=2&news=2'],
    ['/power-cut/warm-places?near=CB1&x=1', '/power-cut/warm-places?near=CB1'],
    ['/forms/a/b?anything=1', '/forms/a/b?anything=1'],
    ['/an-old-address?a=b', '/an-old-address?a=b'],
  ])('%s', (address, expected) => expect(addressOf(address)).toBe(expected));
});

describe('every name that a page reads is listed', () => {
  async function namesRead(read: (query: URLSearchParams) => unknown): Promise<string[]> {
    const names = new Set<string>();
    const query = new Proxy(new URLSearchParams(), {
      get(target, property) {
        const value = Reflect.get(target, property) as unknown;
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (['get', 'getAll', 'has'].includes(String(property))) names.add(String(args[0]));
          return (value as (...all: unknown[]) => unknown).apply(target, args);
        };
      },
    });
    await read(query);
    return [...names];
  }
  const nowhere = { towns: () => [], isInServiceArea: () => Promise.resolve(false) } as never;
  it.each<[string, (query: URLSearchParams) => unknown]>([
    ['/power-cut/list', readListQuery],
    ['/power-cut/map', readListQuery],
    ['/power-cut/map', (query) => mapTarget(query, nowhere)],
    ['/power-cut/map-marks', (query) => mapTarget(query, nowhere)],
    ['/power-cut/incident', readIncidentQuery],
    ['/power-cut/ground.svg', requestedBaseMap],
  ])('%s', async (place, read) => {
    const names = await namesRead(read);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !KNOWN_NAMES[place]?.includes(name))).toEqual([]);
  });
  it('the picture under a pin is drawn for its view and its pin, not for moves', async () => {
    const moves = /^(?:small|wide)\.[xy]$|^(?:move|town|value|q|glat|glng|quiet)$/;
    const names = (await namesRead(readPinRequest)).filter((name) => !moves.test(name));
    expect(names.filter((name) => !KNOWN_NAMES['/power-cut/pin-map.svg']?.includes(name))).toEqual(
      [],
    );
  });
});
