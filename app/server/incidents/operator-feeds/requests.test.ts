import { describe, expect, it } from 'vitest';
import {
  EXPORT,
  opendatasoft,
  read,
  RECORDS,
  rowsOf,
  start,
  type Service,
} from '../../../../tests/support/feed-service';
import { exampleAnswer } from '../../../../tests/fixtures/example-answer';
import { FEED_SHAPES } from './shapes';

describe('a list in pages', () => {
  it('is one export on Opendatasoft, with a key where one is set', async () => {
    const { origin, asked } = await start(opendatasoft(rowsOf(230), 'a key'));
    const { feed } = await read(`${origin}${RECORDS}?where=region&limit=20`, {
      INCIDENTS_KEY: 'a key',
    });
    expect(feed.incidents).toHaveLength(230);
    expect(asked.slice(1)).toEqual([`GET ${EXPORT}?where=region`]);
    await expect(read(origin + RECORDS)).rejects.toThrow('401');
  });

  it('is whole on Opendatasoft beyond the last page that it gives', async () => {
    const { origin } = await start(opendatasoft(rowsOf(10_050)));
    const { feed } = await read(origin + RECORDS, { INCIDENTS_SHAPE: 'ukpn-ods' });
    expect(feed.incidents).toHaveLength(10_050);
  });

  it('is one answer where the address is the export', async () => {
    const { origin, asked } = await start(opendatasoft(rowsOf(230)));
    const { feed } = await read(origin + EXPORT);
    expect(feed.incidents).toHaveLength(230);
    expect(asked).toHaveLength(1);
  });

  const pagesAlone =
    (...args: Parameters<typeof opendatasoft>): Service =>
    (url, ...rest) =>
      url.pathname === EXPORT ? { status: 404, body: {} } : opendatasoft(...args)(url, ...rest);

  it('is read to its total where there is no export', async () => {
    const { origin, asked } = await start(pagesAlone(rowsOf(230)));
    const { feed } = await read(origin + RECORDS);
    expect(feed.incidents).toHaveLength(230);
    expect(asked.slice(2)).toEqual(
      [0, 100, 200].map((offset) => `GET ${RECORDS}?limit=100&offset=${offset}`),
    );
  });

  it('is no list where its total is more than can be read', async () => {
    const { origin, asked } = await start(pagesAlone(rowsOf(9_901)));
    await expect(read(origin + RECORDS)).rejects.toThrow('more than can be read');
    expect(asked).toHaveLength(3);
  });

  it('is no list where a page is missing', async () => {
    const { origin } = await start((url, ...rest) => {
      const reply = pagesAlone(rowsOf(230))(url, ...rest);
      return url.searchParams.get('offset') === '200'
        ? { body: { total_count: 230, results: [] } }
        : reply;
    });
    await expect(read(origin + RECORDS)).rejects.toThrow('ended before the total');
  });

  it.each([
    ['ukpn-ods', RECORDS, { error_code: 'Overloaded', message: 'later' }],
    ['ukpn-ods', '/outages', { error_code: 'Overloaded', message: 'later' }],
    ['ukpn-ods', '/outages', { results: [] }],
    ['ukpn-ods', '/outages', { results: [], total_count: null }],
    ['ukpn-ods', '/outages', { results: [], total_count: 'many' }],
    ['nged-ckan', '/datastore_search', {}],
    ['nged-ckan', '/datastore_search', { success: false, error: { message: 'timeout' } }],
    ['nged-ckan', '/datastore_search', { success: false, result: { records: [], total: 0 } }],
    ['enwl-search', '/search', { Items: null, TotalResults: 0 }],
    ['spen-web', '/apex/execute', { returnValue: null }],
    ['spen-web', '/apex/execute', { returnValue: 0, error: 'the page has no list' }],
    ['esb-powercheck', '/outages', { message: 'later' }],
  ])('is no list for %s at %s in %j', async (INCIDENTS_SHAPE, path, body) => {
    const { origin } = await start(() => ({ body }));
    await expect(read(origin + path, { INCIDENTS_SHAPE })).rejects.toThrow(
      /ended before the total|there is no list/,
    );
  });

  it('is no list where a later page states no total', async () => {
    const { origin } = await start((url) => ({
      body: {
        results: rowsOf(100),
        ...(url.searchParams.get('offset') === '0' && { total_count: 230 }),
      },
    }));
    await expect(read(`${origin}/outages`, { INCIDENTS_SHAPE: 'ukpn-ods' })).rejects.toThrow(
      'ended before the total',
    );
  });

  /** CKAN's action API, `datastore_search`: https://docs.ckan.org/en/latest/maintaining/datastore.html */
  it('is read to its total on CKAN', async () => {
    const [record] = (JSON.parse(exampleAnswer('nged-ckan')) as { result: { records: object[] } })
      .result.records;
    const records = Array.from({ length: 1400 }, (_, index) => ({
      ...record,
      'Incident ID': `INCD-${index}-l`,
    }));
    const { origin, asked } = await start((url) => {
      const [limit, offset] = [
        Number(url.searchParams.get('limit') ?? 100),
        Number(url.searchParams.get('offset') ?? 0),
      ];
      return {
        body: {
          success: true,
          result: { records: records.slice(offset, offset + limit), total: records.length },
        },
      };
    });
    const { feed } = await read(`${origin}/api/3/action/datastore_search?resource_id=outages`);
    expect(feed.incidents).toHaveLength(1400);
    expect(asked.at(-1)).toContain('resource_id=outages&limit=1000&offset=1000');
  });

  it('is read page by page on Electricity North West, with what is resolved and planned', async () => {
    const { Items } = JSON.parse(exampleAnswer('enwl-search')) as { Items: readonly object[] };
    const items = Array.from({ length: 250 }, (_, index) => ({
      ...Items[0],
      faultNumber: `INC ${index}`,
    }));
    const { origin, asked } = await start((url) => {
      const size = Number(url.searchParams.get('pageSize') ?? 10);
      const from = (Number(url.searchParams.get('pageNumber') ?? 1) - 1) * size;
      return { body: { Items: items.slice(from, from + size), TotalResults: items.length } };
    });
    const { feed } = await read(`${origin}/api/power-outages/search`);
    expect(feed.incidents).toHaveLength(250);
    expect(asked.at(-1)).toMatch(/pageNumber=2.*includeResolved=true.*includeFuturePlanned=true/);
  });

  it('is counted and then read by POST on SP Energy Networks, told by its path', async () => {
    const { returnValue } = JSON.parse(exampleAnswer('spen-web')) as {
      returnValue: readonly object[];
    };
    const { origin, asked } = await start((_url, { method, headers }, body) => {
      // Without a JSON content type the remote action answers with nothing.
      if (method !== 'POST') return { status: 405, body: '' };
      if (headers['content-type'] !== 'application/json') return { body: '' };
      const { method: action } = JSON.parse(body) as { method: string };
      return {
        body: { returnValue: action === 'getImpactDataCount' ? returnValue.length : returnValue },
      };
    });
    const { feed } = await read(`${origin}/webruntime/api/apex/execute?language=en-US`);
    expect(feed.shape.id).toBe('spen-web');
    expect(feed.incidents).toHaveLength(returnValue.length);
    expect(asked).toHaveLength(2);
  });
});

describe('a shape that asks to be left alone', () => {
  it('says for how long', async () => {
    const { origin } = await start(() => ({ body: exampleAnswer('npg-rest') }));
    const { source } = await read(`${origin}/getall`);
    expect(source.leastMs?.()).toBe(300_000);
  });

  it.each(FEED_SHAPES.filter(({ request }) => request.kind === 'opendatasoft'))(
    'keeps $id below the quota of Opendatasoft, even if each request is repeated',
    ({ everySeconds }) => {
      expect(((24 * 60 * 60) / everySeconds) * 2).toBeLessThan(5000);
    },
  );

  it('says what it saw where it knows no shape', async () => {
    const { origin } = await start(() => ({ body: [{ outageNo: 1, state: 'off' }] }));
    const { source } = await read(`${origin}/getall`);
    expect(source.startupError?.()).toContain('outageNo, state');
  });
});
