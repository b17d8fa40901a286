import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startOwnOperator } from '../lib/operator.mjs';
import { hasPostgres, startPostgres } from '../lib/postgres.mjs';
import { inRoot } from '../lib/run.mjs';
import { startS3Server } from '../lib/s3-server.mjs';
import { freePort, hasEnded, spawnServer, stopServer, whyNotReady } from '../lib/serve.mjs';
import { canBeSecure, edgeProgram, startEdge } from './edge.mjs';

const SECRET = 'the secret of the stack, 32 letters';
const BUCKET = 'uploads';

/** Returns what the stack needs and is missing here, each with how to get it. */
export function missingParts() {
  return [
    ...(edgeProgram() ? [] : ['nginx (apt install nginx-light, brew install nginx)']),
    ...(hasPostgres() ? [] : ['PostgreSQL (apt install postgresql, brew install postgresql)']),
  ];
}

/** Creates a node of the site with a fixed port, however often it is started. */
async function makeNode(name, dir, env) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = path.join(dir, `${name}.log`);
  let child = null;
  const node = {
    name,
    url,
    port,
    log,
    pid: () => child?.pid,
    isRunning: () => child !== null && !hasEnded(child),
    /** Resolves when it is ready for visitors. */
    async start() {
      if (node.isRunning()) return;
      child = spawnServer({ ...env, HOST: '127.0.0.1', PORT: String(port) }, [
        'ignore',
        'pipe',
        'pipe',
      ]);
      const file = createWriteStream(log, { flags: 'a' });
      for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
      const trouble = await whyNotReady(child, url);
      if (trouble !== null) throw new Error(`${name} did not become ready: ${trouble}; see ${log}`);
    },
    stop: () => (child ? stopServer(child) : undefined),
    kill: () => (child ? stopServer(child, 'SIGKILL') : undefined),
    signal: (signal) => child?.kill(signal),
  };
  return node;
}

/** Returns the environment of a node whose files are in this store's bucket. */
export const envOfFiles = (url) => ({
  UPLOADS_S3_BUCKET: BUCKET,
  UPLOADS_S3_ENDPOINT: url,
  UPLOADS_S3_KEY_ID: 'stack',
  UPLOADS_S3_SECRET: SECRET,
});

/**
 * Starts the whole of the site from programs of this computer: nginx, nodes of the site, PostgreSQL, an S3 store, and the
 * demonstration's operator beside them. `env` is added to the environment of each node, and so is what `between` answers, which gets
 * what stands behind the nodes before they start.
 * Returns what was started: { edge, nodes: [{ url, start, stop, kill }], operator, database, files, dir, stop }.
 * @typedef {{ operator: { url: string, dir: string }, postgres: { url: string, port: number }, files: { url: string } }} Behind
 * @param {{ dir: string, scenario?: string, count?: number, env?: Record<string, string>, port?: number, isSecure?: boolean, between?: (behind: Behind) => Promise<Record<string, string>> }} how
 */
export async function startStack({
  dir,
  scenario = 'calm',
  count = 2,
  env = {},
  port,
  isSecure = canBeSecure(),
  between = async () => ({}),
}) {
  const undo = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse())
      await Promise.resolve(step()).catch(() => undefined);
  };
  try {
    mkdirSync(dir, { recursive: true });
    const postgres = await startPostgres();
    undo.push(() => postgres.remove());
    const files = await startS3Server(BUCKET);
    undo.push(() => files.close());
    const operator = await startOwnOperator({ SCENARIO: scenario, SESSION_SECRET: SECRET });
    undo.push(() => operator.stop());
    const url = `${isSecure ? 'https' : 'http'}://127.0.0.1:${port ?? (await freePort())}`;
    const nodeEnv = {
      BASE_URL: url,
      DATABASE_URL: postgres.url,
      OPERATOR_URL: operator.url,
      INCIDENTS_URL: '',
      SCENARIO: scenario,
      SESSION_SECRET: SECRET,
      VAPID_SUBJECT: 'mailto:site@operator.example',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
      ...envOfFiles(files.url),
      ...env,
      ...(await between({ operator, postgres, files })),
    };
    const names = Array.from({ length: count }, (_, index) => `site-${index + 1}`);
    // As in deploy/compose.yaml, each has a separate folder: shared data is in the database and in
    // the bucket.
    const nodes = await Promise.all(
      names.map((name) => makeNode(name, dir, { ...nodeEnv, DATA_DIR: path.join(dir, name) })),
    );
    undo.push(() => Promise.all(nodes.map((node) => node.stop())));
    await Promise.all(nodes.map((node) => node.start()));
    const edge = await startEdge({
      dir,
      url,
      nodePorts: nodes.map((node) => node.port),
      readText: (file) => readFileSync(inRoot(file), 'utf8'),
    });
    undo.push(() => edge.stop());
    return { edge, nodes, operator, database: postgres, files, dir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
