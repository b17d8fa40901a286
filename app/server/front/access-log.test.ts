import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { openDoor, refuse, type Door } from '../../../tests/support/front';
import { accessLog } from './access-log';
import { address } from './address';
import { codeOf } from '../telemetry/request-code';
import { routeIds } from './route-id.server';
import type { Middleware } from './middleware';

let door: Door | null = null;
afterEach(() => door?.close());
const open = async (steps: Middleware[]): Promise<string> => (door = await openDoor(steps)).url;

describe('the access log', () => {
  const routes = {
    root: { id: 'root', path: '', module: {} },
    'routes/power-cut.$place': {
      id: 'routes/power-cut.$place',
      parentId: 'root',
      path: 'power-cut/:place',
      module: {},
    },
    'routes/$': { id: 'routes/$', parentId: 'root', path: '*', module: {} },
  } as unknown as Parameters<typeof routeIds>[0];
  const idOf = routeIds(routes);
  const logged = async (
    level: string,
    ask: (url: string) => Promise<unknown>,
  ): Promise<string[]> => {
    const lines: string[] = [];
    const logger = pino(
      { level, base: undefined },
      { write: (line: string) => void lines.push(line) },
    );
    await ask(
      await open([
        accessLog(logger, ({ url = '/' }) => idOf(url.split('?', 1)[0] ?? '/')),
        address(refuse),
      ]),
    );
    return lines;
  };

  it('names the route, the method, how it ended and how long it took, and nothing else', async () => {
    const lines = await logged('debug', (url) =>
      fetch(`${url}/power-cut/CB1%209ZA?q=anna@example.com`, {
        method: 'POST',
        headers: {
          Cookie: 'mpn_visit=secret',
          'X-Forwarded-For': '192.0.2.7',
          Referer: 'https://a.example/07700900123',
        },
      }),
    );
    expect(lines).toHaveLength(1);
    const { request, time, ms, ...rest } = JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
    expect([typeof request, typeof time, typeof ms]).toEqual(['string', 'number', 'number']);
    expect(rest).toEqual({
      level: 30,
      method: 'POST',
      by: 'app',
      route: 'routes/power-cut.$place',
      status: 200,
      msg: 'answered',
    });
  });

  it('a refusal is logged by its reason', async () => {
    const lines = await logged('info', (url) => fetch(`${url}/${'anna@example.com'.repeat(200)}`));
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      by: 'refusal',
      reason: 'Long',
      status: 414,
    });
    const { request, code } = JSON.parse(lines[0] ?? '{}') as { request: string; code: string };
    expect(code).toBe(codeOf(request));
    expect(lines.join('')).not.toContain('anna');
  });

  it('says of an answer that never left that its visitor went away, not that it was given', async () => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const log = accessLog(pino({ base: undefined }, { write }), () => null);
    door = await openDoor([log], (_request, response) => response.write('the first words'));
    const visit = new AbortController();
    const { body } = await fetch(door.url, { signal: visit.signal });
    await body?.getReader().read();
    visit.abort();
    await expect.poll(() => lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      status: 'gone',
      msg: 'the visitor went away',
    });
  });

  it('says nothing below its level', async () => {
    expect(await logged('warn', (url) => fetch(`${url}/power-cut/x`))).toEqual([]);
  });

  it('every path has the id of a route of ours', () => {
    expect(idOf('/x/anna@example.com')).toBe('routes/$');
    expect(idOf('/')).toBe('root');
    expect(idOf('/power-cut/CB1 9ZA')).toBe('routes/power-cut.$place');
  });
});
