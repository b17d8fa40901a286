import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startS3Server } from '../lib/s3-server.mjs';
import { freePort, hasEnded, spawnServer, stopServer, whyNotReady } from '../lib/serve.mjs';
import { envOfFiles } from '../stack/start.mjs';
import { HOOK_SECRET, textOf } from './followers.mjs';
import { GATEWAYS } from './gateways.mjs';
import { startHttpFaults } from './http-faults.mjs';
import { startTcpFaults } from './tcp-faults.mjs';

const SECRET = 'a secret of the faults, 32 letters';
const NO_DATABASE = '';
/** How soon a site notices that the feed has recovered. */
export const SOON = { INCIDENTS_REFRESH_SECONDS: '2' };

/** Returns PostgreSQL's error "the database system is shutting down". */
function shuttingDown() {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is shutting down\0\0');
  const message = Buffer.alloc(5 + fields.length);
  message.write('E', 0);
  message.writeUInt32BE(4 + fields.length, 1);
  fields.copy(message, 5);
  return message;
}

let databases = 0;
async function newDatabase(server) {
  databases += 1;
  const name = `faults_${databases}`;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return name;
}

/** Starts a text message service; `arrived` counts the texts by kind. */
async function takesTexts(services) {
  const taken = new Map();
  const behind = await services.serveOnLoopback(async (request) => {
    const { to } = await request.json();
    const key = request.headers.get('Idempotency-Key');
    taken.set(key, textOf(key, to));
    return Response.json({});
  });
  return {
    url: behind.url,
    close: behind.close,
    arrived: (kind) => [...taken.values()].filter((one) => one === kind).length,
  };
}
/** With this, the site itself keeps the list of subscribers and answers incoming texts. */
const ownList = (url) => ({ TEXT_MESSAGES_URL: url, TEXT_MESSAGES_HOOK_SECRET: HOOK_SECRET });

/**
 * The services by name: each with its proxy, the site's environment for it, and what it received.
 */
export const SERVICES = {
  ...GATEWAYS,
  async operator({ operator }) {
    const faults = await startHttpFaults(operator.url);
    return { faults, env: { OPERATOR_URL: faults.url } };
  },
  async content({ services }) {
    const { item, fakeDelivery, serveDelivery, serveOnLoopback } = services;
    const help = (title, updateDate) =>
      item('contentPage', '/help/', { title, description: 'How we help' }, updateDate);
    const others = Array.from({ length: 11 }, (_, at) =>
      item('contentPage', `/page-${at}/`, { title: `Page ${at}` }),
    );
    const home = item('home', '/', { title: 'Home' });
    let items = [home, help('How we help'), ...others];
    let changes = 0;
    const behind = await serveOnLoopback(serveDelivery(() => items).handler);
    const faults = await startHttpFaults(behind.url);
    return {
      faults,
      env: { CONTENT_URL: faults.url, CONTENT_KEY: fakeDelivery.key, CONTENT_REFRESH_SECONDS: '5' },
      /** Publishes something, and returns the text that a page then shows. */
      publish() {
        changes += 1;
        const title = `How we help, edition ${changes}`;
        items = [home, help(title, new Date().toISOString()), ...others];
        return title;
      },
      close: behind.close,
    };
  },
  async search({ services }) {
    const words = {
      pageTitle: 'Ready for the winter',
      name: 'Ready for the winter',
      description: 'How you can prepare',
    };
    const doc = { nodeId: '1', ...words, path: '/help/winter' };
    const behind = await services.serveOnLoopback(() =>
      Response.json({ docs: [doc], total: 1, pages: 1 }),
    );
    const faults = await startHttpFaults(behind.url);
    return { faults, env: { SEARCH_URL: faults.url }, close: behind.close };
  },
  async texts({ services }) {
    const behind = await takesTexts(services);
    const faults = await startHttpFaults(behind.url);
    return { faults, env: ownList(faults.url), arrived: behind.arrived, close: behind.close };
  },
  async clamd({ services }) {
    const behind = await services.startClamd();
    const { hostname: host, port } = new URL(behind.address);
    const faults = await startTcpFaults(
      { host, port: Number(port) },
      { refusal: 'INSTREAM size limit exceeded. ERROR\0' },
    );
    return { faults, env: { CLAMD_URL: `tcp://127.0.0.1:${faults.port}` }, close: behind.close };
  },
  async s3({ files }) {
    const behind = files ?? (await startS3Server('uploads'));
    const faults = await startHttpFaults(behind.url);
    return { faults, env: envOfFiles(faults.url), close: files ? undefined : behind.close };
  },
  async postgres({ postgres, services }) {
    const name = await newDatabase(postgres);
    const texts = await takesTexts(services);
    const faults = await startTcpFaults(
      { host: '127.0.0.1', port: postgres.port },
      { refusal: shuttingDown() },
    );
    const DATABASE_URL = `postgres://site@127.0.0.1:${faults.port}/${name}`;
    return { faults, env: { DATABASE_URL, ...ownList(texts.url) }, close: texts.close };
  },
};

/** Returns a process's resident memory in MB. */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Watches nodes: their total memory, and whether one ended. */
export const watchNodes = (pids, hasEnded) => ({
  processes: pids().length,
  hasEnded,
  memory: async () => (await Promise.all(pids().map(memoryOf))).reduce((sum, one) => sum + one, 0),
});

/** Starts a separate site for one upstream, with the fault proxy between the two. */
export async function startWorld(upstream, around) {
  const dir = await mkdtemp(path.join(tmpdir(), 'faults-'));
  const service = await SERVICES[upstream.service](around);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = spawnServer(
    {
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: dir,
      SESSION_SECRET: SECRET,
      VAPID_SUBJECT: 'mailto:site@operator.example',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'silent',
      DATABASE_URL: NO_DATABASE,
      OPERATOR_URL: around.operator.url,
      ...SOON,
      ...service.env,
    },
    ['ignore', 'ignore', 'inherit'],
  );
  async function close() {
    await stopServer(site);
    await service.faults.close();
    await service.close?.();
    await rm(dir, { recursive: true, force: true });
  }
  const trouble = await whyNotReady(site, url);
  if (trouble !== null) {
    await close();
    throw new Error(`The site did not become ready: ${trouble}.`);
  }
  const nodeWatch = watchNodes(
    () => [site.pid],
    () => hasEnded(site),
  );
  return { url, nodes: [url], service, close, ...nodeWatch };
}
