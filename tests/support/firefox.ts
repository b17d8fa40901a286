import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import WebSocket from 'ws';
import { z } from 'zod';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const place = process.env.FIREFOX_PATH ?? PLACES.find((each) => existsSync(each));
/** Why no Firefox can be driven here; null where one can. */
export const noFirefox = place ? null : 'no Firefox was found (apt-get install firefox-esr)';

const Answer = z.object({
  id: z.number().optional(),
  type: z.string(),
  result: z.unknown(),
  message: z.string().optional(),
});
const Tree = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) });
const Evaluated = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.string().optional() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

/** Starts the program with a new profile; resolves with the address where it takes commands. */
async function startProgram(prefs: Readonly<Record<string, string | number | boolean>>) {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(prefs).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  // Firefox refuses a home of somebody else.
  const env = { ...process.env, HOME: profile };
  const child = spawn(place ?? '', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  let output = '';
  const address = await new Promise<string | null>((resolve) => {
    child.once('exit', () => resolve(null));
    child.stderr.on('data', (part) => {
      output += String(part);
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
  });
  if (address !== null) return { address, stop };
  await stop();
  throw new Error(`Firefox ended: ${output}`);
}

/**
 * Starts a stock Firefox without a window, driven by WebDriver BiDi, because Playwright's driver for
 * a stock one asks for commands that Debian's does not know (emulation.setMediaFeaturesOverride).
 * https://w3c.github.io/webdriver-bidi/
 */
export async function startFirefox(prefs: Readonly<Record<string, string | number | boolean>>) {
  const { address, stop } = await startProgram(prefs);
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (answer: z.output<typeof Answer>) => void>();
  socket.on('message', (data) => {
    const answer = Answer.parse(JSON.parse((data as Buffer).toString()));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let count = 0;
  async function command(method: string, params: object): Promise<unknown> {
    const id = (count += 1);
    const answer = await new Promise<z.output<typeof Answer>>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  }
  await command('session.new', { capabilities: {} });
  const { contexts } = Tree.parse(await command('browsingContext.getTree', {}));
  const context = contexts[0]?.context ?? '';

  async function evaluate(expression: string): Promise<unknown> {
    const evaluated = Evaluated.parse(
      await command('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      }),
    );
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
    return JSON.parse(evaluated.result.value ?? 'null');
  }
  return {
    open: (url: string) => command('browsingContext.navigate', { context, url, wait: 'complete' }),
    /** Evaluates an expression in the page, with the activation that a press gives. */
    evaluate,
    async close() {
      socket.terminate();
      await stop();
    },
  };
}
