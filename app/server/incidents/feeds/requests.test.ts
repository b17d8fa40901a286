import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chooseSource } from '../choose-source.server';
import { exampleAnswers } from './example-answers';

interface Reply {
  readonly status?: number;
  readonly body: unknown;
}
type Service = (url: URL, request: IncomingMessage, body: string) => Reply;

/** Starts a service on a port of its own and returns its origin with every path that was asked. */
async function start(service: Service) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://service.test');
      asked.push(`${request.method} ${url.pathname}${url.search}`);
      const reply = service(url, request, body);
      response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json' });
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked };
}

const noNumbers = () => new Set<string>();
const operator = { client: () => ({}) } as never;
const read = async (INCIDENTS_URL: string, more: { INCIDENTS_KEY?: string } = {}) => {
  const source = chooseSource(
    { INCIDENTS_URL, INCIDENTS_SHAPE: undefined, INCIDENTS_KEY: undefined, ...more },
    operator,
    noNumbers,
  );
  const answer = await source.read(Date.now(), true);
  if (answer.kind !== 'list') throw new Error('no list');
  return { source, feed: answer.feed };
};

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    incidentreference: `INCD-${index + 1}-A`,
    powercuttype: 'Unplanned',
    postcodesaffected: 'CM2 9',
  }));

/**
 * Opendatasoft's Explore API v2.1, "Records": `limit` is at most 100 and `offset + limit` below
 * 10,000; more is a 400 with `error_code`. https://help.opendatasoft.com/apis/ods-explore-v2/
 */
const opendatasoft =
  (rows: readonly object[], key?: string): Service =>
  (url, { headers }) => {
    if (key && headers.authorization !== `Apikey ${key}`)
      return { status: 401, body: { error_code: 'Unauthorized', message: 'A key is needed' } };
    const limit = Number(url.searchParams.get('limit') ?? 10);
    const offset = Number(url.searchParams.get('offset') ?? 0);
    if (limit > 100 || offset + limit >= 10_000)
      return { status: 400, body: { error_code: 'InvalidRESTParameterError', message: 'limit' } };
    return { body: { total_count: rows.length, results: rows.slice(offset, offset + limit) } };
  };
const RECORDS = '/api/explore/v2.1/catalog/datasets/live-faults/records';

describe('a list in pages', () => {
  it('is read to its total on Opendatasoft, with a key where one is set', async () => {
    const { origin, asked } = await start(opendatasoft(rowsOf(230), 'a key'));
    const { feed } = await read(origin + RECORDS, { INCIDENTS_KEY: 'a key' });
    expect(feed.incidents).toHaveLength(230);
    expect(asked.slice(1)).toEqual(
      [0, 100, 200].map((offset) => `GET ${RECORDS}?limit=100&offset=${offset}`),
    );
    await expect(read(origin + RECORDS)).rejects.toThrow('401');
  });

  it('is one answer as an export', async () => {
    const { origin, asked } = await start(() => ({ body: rowsOf(230) }));
    const { feed } = await read(
      `${origin}/api/explore/v2.1/catalog/datasets/live-faults/exports/json`,
    );
    expect(feed.incidents).toHaveLength(230);
    expect(asked).toHaveLength(1);
  });

  it('is no list where a page is missing', async () => {
    const { origin } = await start((url, ...rest) => {
      const reply = opendatasoft(rowsOf(230))(url, ...rest);
      return url.searchParams.get('offset') === '200'
        ? { body: { total_count: 230, results: [] } }
        : reply;
    });
    await expect(read(origin + RECORDS)).rejects.toThrow('ended before the total');
  });

  /** CKAN's action API, `datastore_search`: https://docs.ckan.org/en/latest/maintaining/datastore.html */
  it('is read to its total on CKAN', async () => {
    const [record] = (JSON.parse(exampleAnswers['nged-ckan']) as { result: { records: object[] } })
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
    const { Items } = JSON.parse(exampleAnswers['enwl-search']) as { Items: readonly object[] };
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
    const { returnValue } = JSON.parse(exampleAnswers['spen-web']) as {
      returnValue: readonly object[];
    };
    const { origin, asked } = await start((_url, { method, headers }, body) => {
      // Without a JSON content type the remote action answers with nothing; shared notes on SPEN.
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

describe('a list with details', () => {
  const details = JSON.parse(exampleAnswers['esb-powercheck']) as readonly {
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
    expect(feed.incidents).toHaveLength(150);
    const before = asked.length;
    const answer = await source.read(Date.now(), true);
    expect(answer.kind === 'list' && answer.feed.incidents).toHaveLength(200);
    // Those that were left out come first.
    expect(asked.slice(before).filter((path) => /\/1[5-9]\d\/$/.test(path))).toHaveLength(50);
  });
});

describe('a shape that asks to be left alone', () => {
  it('says for how long', async () => {
    const { origin } = await start(() => ({ body: exampleAnswers['npg-rest'] }));
    const { source } = await read(`${origin}/getall`);
    expect(source.leastMs?.()).toBe(300_000);
  });

  it('says what it saw where it knows no shape', async () => {
    const { origin } = await start(() => ({ body: [{ outageNo: 1, state: 'off' }] }));
    const { source } = await read(`${origin}/getall`);
    expect(source.strange?.()).toContain('outageNo, state');
  });
});
