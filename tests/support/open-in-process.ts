import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Below node_modules, so that the bundle finds the packages that it leaves outside. */
const outDir = path.join(root, 'node_modules/.cache/open-in-process');

let bundled: Promise<string> | null = null;

async function bundle(): Promise<string> {
  await mkdir(outDir, { recursive: true });
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': path.join(root, 'app') } },
    build: {
      ssr: path.join(root, 'app/server/store/open.server.ts'),
      outDir,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'open.mjs' } },
    },
  });
  return path.join(outDir, 'open.mjs');
}

const SCRIPT = `
const [file, env] = process.argv.slice(1);
const { openStore } = await import(file);
const store = await openStore(JSON.parse(env), { info() {}, warn() {}, error() {}, debug() {} });
process.stdout.write((await store.isHealthy()) ? 'open' : 'not healthy');
await store.close();
`;

/** Opens the store in a process of its own, as a second instance of the site would, and says how it went. */
export async function openInProcess(env: {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}): Promise<string> {
  bundled ??= bundle();
  const file = await bundled;
  const args = ['--input-type=module', '-e', SCRIPT, file, JSON.stringify(env)];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    timeout: 30_000,
  });
  return stdout;
}
