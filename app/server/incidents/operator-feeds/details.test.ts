import { describe, expect, it } from 'vitest';
import { read, start, type Reply, type Service } from '../../../../tests/support/feed-service';
import { exampleAnswer } from '../../../../tests/fixtures/example-answer';

describe('a list with details', () => {
  const details = JSON.parse(exampleAnswer('esb-powercheck')) as readonly {
    outageId: string;
    outageType: string;
  }[];
  const service =
    (list: () => readonly object[], gone: ReadonlySet<string> = new Set()): Service =>
    (url, { headers }) => {
      // The gateway's answer to a caller without a key, as ESB's has been seen.
      if (headers['api-subscription-key'] !== 'ours')
        return { status: 401, body: { statusCode: 401 } };
      const id = /outages\/(\d+)\/$/.exec(url.pathname)?.[1];
      if (!id) return { body: { outageMessage: list() } };
      const detail = details.find(({ outageId }) => outageId === id);
      return detail && !gone.has(id) ? { body: detail } : { status: 404, body: {} };
    };
  const listed = () =>
    details.map(({ outageId, outageType }) => ({ i: outageId, t: outageType, p: { c: '54,-7' } }));

  it('asks for each, with the key of the operator, and leaves out what is gone', async () => {
    const { origin } = await start(service(listed, new Set(['9900005'])));
    const { feed } = await read(`${origin}/powercheck/v1.0/outages`, { INCIDENTS_KEY: 'ours' });
    expect(feed.incidents.map(({ reference }) => reference)).toEqual(['9900004']);
    await expect(read(`${origin}/powercheck/v1.0/outages`)).rejects.toThrow('401');
  });

  it('asks again for what was asked for longest ago, within a budget', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      i: String(index),
      t: 'Fault',
      p: { c: '54,-7' },
    }));
    const { origin, asked } = await start((url, request) => {
      const id = /outages\/(\d+)\/$/.exec(url.pathname)?.[1];
      return id ? { body: { ...details[0], outageId: id } } : service(() => many)(url, request, '');
    });
    const { source, feed } = await read(`${origin}/powercheck/v1.0/outages`, {
      INCIDENTS_KEY: 'ours',
    });
    // Those without details yet are in the list all the same.
    expect(feed.incidents).toHaveLength(200);
    expect(feed.incidents.filter(({ receivedAt }) => receivedAt !== null)).toHaveLength(150);
    const before = asked.length;
    const answer = await source.read(Date.now(), true);
    if (answer.kind !== 'list') throw new Error('no list');
    expect(answer.feed.incidents.every(({ receivedAt }) => receivedAt !== null)).toBe(true);
    // Those that were left out come first.
    expect(asked.slice(before).filter((path) => /\/1[5-9]\d\/$/.test(path))).toHaveLength(50);
  });

  const listOfIds = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      i: String(index),
      t: 'Fault',
      p: { c: '54,-7' },
    }));
  const serviceOf =
    (count: number, odd: (id: string) => Reply | undefined): Service =>
    (url) => {
      const id = /outages\/(\d+)\/$/.exec(url.pathname)?.[1];
      if (!id) return { body: { outageMessage: listOfIds(count) } };
      return odd(id) ?? { body: { ...details[0], outageId: id } };
    };
  const ADDRESS = '/powercheck/v1.0/outages';
  const ESB = { INCIDENTS_SHAPE: 'esb-powercheck', INCIDENTS_KEY: 'ours' };

  it.each<readonly [string, Reply]>([
    ['fails', { status: 500, body: {} }],
    ['is no JSON', { body: '<html>' }],
    ['is an error', { body: { statusCode: 500 } }],
    ['is of another power cut', { body: details[1] }],
  ])('has the row of the list where one detail %s', async (_name, reply) => {
    const { origin } = await start(serviceOf(6, (id) => (id === '3' ? reply : undefined)));
    const { feed } = await read(origin + ADDRESS, ESB);
    expect(feed.incidents.map(({ reference }) => reference)).toEqual(
      listOfIds(6).map(({ i }) => i),
    );
    expect(feed.incidents[3]).toMatchObject({
      powerCutType: 'unplanned',
      customersAffected: null,
      point: { lat: 54, lng: -7 },
    });
  });

  it('keeps the details that it knows where they fail later', async () => {
    const odd = new Map<string, Reply>();
    const { origin } = await start(serviceOf(6, (id) => odd.get(id)));
    const { source, feed } = await read(origin + ADDRESS, ESB);
    odd.set('3', { status: 500, body: {} });
    const again = await source.read(Date.now(), true);
    expect(again.kind === 'list' && again.feed.incidents).toEqual(feed.incidents);
  });

  it('remembers what is gone while others wait for their turn', async () => {
    const { origin } = await start(
      serviceOf(310, (id) => (id === '3' ? { status: 404, body: {} } : undefined)),
    );
    const { source } = await read(origin + ADDRESS, ESB);
    const again = await source.read(Date.now(), true);
    expect(again.kind === 'list' && again.feed.incidents).toHaveLength(309);
  });

  const broken = (status: number, which: (id: number) => boolean) => (id: string) =>
    which(Number(id)) ? { status, body: {} } : undefined;
  it.each([
    ['every detail fails', broken(500, () => true)],
    ['most details fail', broken(500, (id) => id > 2)],
    ['one detail is answered 401', broken(401, (id) => id === 3)],
    ['one detail is answered 403', broken(403, (id) => id === 3)],
    ['one detail is answered 429', broken(429, (id) => id === 3)],
  ])('is no list where %s', async (_name, odd) => {
    const { origin } = await start(serviceOf(12, odd));
    await expect(read(origin + ADDRESS, ESB)).rejects.toThrow(/it answered \d+/);
  });

  it('is no list where no row has an id', async () => {
    const { origin } = await start(() => ({ body: { outageMessage: [{ id: 'x' }, 7] } }));
    await expect(read(origin + ADDRESS, ESB)).rejects.toThrow('no row');
  });
});
