import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAddressDirectory } from '~/server/ports/addresses/create.server';
import { directory } from './demonstration.server';
import { demoSectors } from './places/places';
import { readCostModel } from '~/server/ports/calculator/model';
import type { Env } from '~/server/env.server';
import { createSectorCentres } from '~/server/ports/geography/sector-centres';
import { createIncidents, type RunningIncidents } from '~/server/incidents/create.server';
import type { Logger } from '~/server/lib/logger.server';
import { createOperator } from '~/server/operator.server';
import { openStore } from '~/server/store/open.server';
import type { Handler } from './answers.server';
import { createDemoOperator } from './operator.server';

/** In bytes: as large as anything the contract allows. */
const LARGEST = 2_000_000;

async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size <= LARGEST) parts.push(part);
  }
  return size > LARGEST ? null : Buffer.concat(parts);
}

async function answer(
  handle: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = await bodyOf(incoming);
  if (body === null) return void outgoing.writeHead(413).end();
  const { method = 'GET', url = '/' } = incoming;
  const headers = Object.entries(incoming.headers).filter(([, value]) => typeof value === 'string');
  const request = new Request(new URL(url, 'http://operator.invalid'), {
    method,
    headers: headers as [string, string][],
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(body) }),
  });
  const response = await handle(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(method === 'HEAD' ? undefined : Buffer.from(await response.arrayBuffer()));
}

/** For several sites, and for tests of its failure. */
export async function serveDemoOperator(env: Env, logger: Logger) {
  const store = await openStore(env, logger);
  const itself = {
    ...env,
    OPERATOR_URL: undefined,
    OPERATOR_KEY: undefined,
    INCIDENTS_URL: undefined,
  };
  const addresses = await createAddressDirectory({
    env: itself,
    store,
    logger,
    demonstration: directory,
  });
  const demo = createDemoOperator({
    store,
    addresses,
    nearestSector: createSectorCentres(demoSectors()).nearest,
    hashKey: env.SECRETS.marks,
    costs: readCostModel(path.join(env.CONTENT_DIR, 'cost-model.json')),
    scenario: env.SCENARIO,
    latest: () => incidents,
  });
  // It reads its own list as a site does, to answer questions about a place.
  const operator = createOperator(itself, demo.handle);
  const incidents: RunningIncidents = await createIncidents({
    env: itself,
    operator,
    demo,
    store,
    logger,
  });
  const server = createServer((incoming, outgoing) => {
    answer(demo.handle, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST ?? '127.0.0.1', resolve);
  });
  const { address, port } = server.address() as AddressInfo;
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
    /** Finishes running requests first. */
    async close(): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const limit = setTimeout(() => server.closeAllConnections(), 2000);
      await closed;
      clearTimeout(limit);
      await incidents.close();
      await store.close();
    },
  };
}
