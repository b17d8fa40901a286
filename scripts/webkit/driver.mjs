import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/serve.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** Returns why WebKitGTK cannot be driven here, or null. */
export const whyNoWebKit = () =>
  [DRIVER, SCREEN].every((program) => existsSync(program))
    ? null
    : 'WebKitGTK and its driver are not installed: apt-get install webkit2gtk-driver xvfb';

/** Ends what never comes; a slow machine is no fault. */
const PATIENCE_MS = 45_000;
/** The name of an element's id in the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ENTER = '\uE007';

/** Starts a program with all that it starts in a process group of its own, which `stop` ends. */
function startProgram(command, args, env, stdio = 'ignore') {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio, detached: true });
  const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  return {
    child,
    gone,
    async stop() {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended already.
      }
      await gone;
    },
  };
}

/** Starts a screen that nobody sees, which WebKitGTK cannot do without; it chooses its own number. */
async function startScreen() {
  const screen = startProgram(
    SCREEN,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {},
    ['ignore', 'pipe', 'ignore'],
  );
  const number = await Promise.race([
    new Promise((resolve) => screen.child.stdout.once('data', (part) => resolve(String(part)))),
    screen.gone.then(() => null),
  ]);
  if (number === null) throw new Error('Xvfb ended before it had a screen.');
  return { ...screen, display: `:${number.trim()}` };
}

/** Whether the browser itself has ended, as Mesa's software renderer now and then makes it (a segfault in swrast_dri.so). */
export const hasCrashed = ({ code }) => code === 'invalid session id';

/** Asks again until it gets what counts as an answer, however often that fails meanwhile. */
async function poll(what, ask) {
  let seen = 'nothing';
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(100)) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      if (hasCrashed(error)) throw error;
      // A page that is being left answers with an error.
      seen = error.message;
    }
  }
  throw new Error(`${what} did not come in ${PATIENCE_MS / 1000} seconds: ${seen}`);
}

/** Returns how to find an element: an XPath, which starts with a slash, or a CSS selector. */
const locator = (where) => ({
  using: where.startsWith('/') ? 'xpath' : 'css selector',
  value: where,
});

/** Returns the browser of a session: what a visitor does, by commands. https://www.w3.org/TR/webdriver2/ */
function browserOf(command) {
  const run = async (body, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      (async (...args) => { ${body} })(...arguments).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await command('POST', '/execute/async', { script, args });
    if (error) throw new Error(error);
    return value;
  };
  const elements = async (where) =>
    (await command('POST', '/elements', locator(where))).map((one) => one[ELEMENT]);
  const find = (where) => poll(where, async () => (await elements(where))[0]);
  const until = (what, body, ...args) => poll(what, () => run(body, ...args));
  const type = async (where, words) =>
    command('POST', `/element/${await find(where)}/value`, { text: words });
  const browser = {
    /** Evaluates the body of an async function with these `args` in the page. */
    run,
    find,
    /** Waits until the body of a function in the page returns something that counts. */
    until,
    open: (url) => command('POST', '/url', { url }),
    reload: () => command('POST', '/refresh', {}),
    /** Waits for a page whose path and query match, with its scripts. */
    arrive: (pattern) =>
      until(
        `a page at ${pattern}`,
        `return new RegExp(args[0]).test(location.pathname + location.search) &&
          document.readyState === 'complete' && document.documentElement.hasAttribute('data-alive') && location.href`,
        pattern.source,
      ),
    /** Presses the first element that a pointer reaches; while all are hidden, covered or missing they are tried again. */
    press: (where) =>
      poll(where, async () => {
        let whyNot = new Error('no such element');
        for (const element of await elements(where)) {
          // This driver reaches nothing below the screen, though the protocol has it scroll there.
          whyNot = await run('args[0].scrollIntoView({ block: "center" })', { [ELEMENT]: element })
            .then(() => command('POST', `/element/${element}/click`, {}))
            .then(
              () => null,
              (error) => error,
            );
          if (whyNot === null) return true;
          if (hasCrashed(whyNot)) throw whyNot;
        }
        throw whyNot;
      }),
    type,
    enter: (where) => type(where, ENTER),
    /** Returns the words of the first element, with single spaces. */
    words: async (where) =>
      (await command('GET', `/element/${await find(where)}/text`)).replace(/\s+/g, ' ').trim(),
  };
  return browser;
}

/**
 * Starts WebKitGTK's own driver on a screen that nobody sees. `visit(task)` runs a task in a new browser that knows nothing
 * of earlier ones.
 */
export async function startWebKit() {
  // Nothing of this user's own settings and no trace in them.
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const screen = await startScreen();
  const port = await freePort();
  const driver = startProgram(DRIVER, [`--port=${port}`], {
    HOME: home,
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    // It would wait for a service of the desktop that reads pages aloud.
    NO_AT_BRIDGE: '1',
    LANG: 'C.UTF-8',
  });
  const ask = async (method, at, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { value } = await answer.json();
    if (!answer.ok)
      throw Object.assign(new Error(`${value.error}: ${value.message}`), { code: value.error });
    return value;
  };
  const stop = async () => {
    await driver.stop();
    await screen.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  await poll('the driver', async () => (await ask('GET', '/status')).ready).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    async visit(task) {
      const { sessionId, capabilities } = await ask('POST', '/session', {
        capabilities: { alwaysMatch: {} },
      });
      const command = (method, at, body) => ask(method, `/session/${sessionId}${at}`, body);
      try {
        return await task(browserOf(command), capabilities);
      } finally {
        await command('DELETE', '').catch(() => undefined);
      }
    },
    stop,
  };
}
