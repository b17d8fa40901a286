import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';
import { chooseSource } from '~/server/incidents/choose-source.server';
import { listenLocally } from '../../scripts/lib/serve.mjs';

export interface Reply {
  readonly status?: number;
  readonly body: unknown;
}
export type Service = (url: URL, request: IncomingMessage, body: string) => Reply;

/** Starts a service on a port of its own and returns its origin with every path that was asked. */
export async function start(service: Service) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://service.test');
      asked.push(`${request.method} ${url.pathname}${url.search}`);
      const reply = service(url, request, body);
      response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json', ETag: '"1"' });
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
    });
  });
  const port = await listenLocally(server);
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${port}`, asked };
}

const NONE: ReadonlySet<string> = new Set();
const noNumbers = () => NONE;
const operator = { client: () => ({}) } as never;
/** Reads the feed at the address once, as the poller does. */
export const read = async (
  INCIDENTS_URL: string,
  more: { INCIDENTS_KEY?: string; INCIDENTS_SHAPE?: string } = {},
) => {
  const source = chooseSource(
    { INCIDENTS_URL, INCIDENTS_SHAPE: undefined, INCIDENTS_KEY: undefined, ...more },
    operator,
    noNumbers,
  );
  const answer = await source.read(Date.now(), true);
  if (answer.kind !== 'list') throw new Error('no list');
  return { source, feed: answer.feed };
};

/** That many records of `ukpn-ods`. */
export const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    incidentreference: `INCD-${index + 1}-A`,
    powercuttype: 'Unplanned',
    postcodesaffected: 'CM2 9',
  }));

export const RECORDS = '/api/explore/v2.1/catalog/datasets/live-faults/records';
export const EXPORT = '/api/explore/v2.1/catalog/datasets/live-faults/exports/json';

/**
 * Opendatasoft's Explore API v2.1. "Records": `limit` is at most 100 and `offset + limit` below
 * 10,000; more is a 400 with `error_code`. "Exports": every record unless there is a `limit`.
 * https://help.opendatasoft.com/apis/ods-explore-v2/
 */
export const opendatasoft =
  (rows: readonly object[], key?: string): Service =>
  (url, { headers }) => {
    if (key && headers.authorization !== `Apikey ${key}`)
      return { status: 401, body: { error_code: 'Unauthorized', message: 'A key is needed' } };
    if (url.pathname === EXPORT) {
      const most = Number(url.searchParams.get('limit') ?? -1);
      return { body: most < 0 ? rows : rows.slice(0, most) };
    }
    const limit = Number(url.searchParams.get('limit') ?? 10);
    const offset = Number(url.searchParams.get('offset') ?? 0);
    if (limit > 100 || offset + limit >= 10_000)
      return { status: 400, body: { error_code: 'InvalidRESTParameterError', message: 'limit' } };
    return { body: { total_count: rows.length, results: rows.slice(offset, offset + limit) } };
  };
