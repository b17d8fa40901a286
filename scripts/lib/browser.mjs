import { existsSync } from 'node:fs';
import { run, runNode, say } from './run.mjs';

/** The headless one first, which starts and renders in half the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

async function findBrowser() {
  if (process.env.CHROMIUM_PATH)
    return existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : null;
  return [...PLACES, await playwrightsOwn()].find((place) => existsSync(place)) ?? null;
}

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Returns the browser for end-to-end tests, installed if necessary; null with a reason otherwise.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return { path: found, reason: null };
  if (process.env.CHROMIUM_PATH)
    return {
      path: null,
      reason: `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not there`,
    };
  say('No browser found. Installing Chromium for the end-to-end tests.');
  if (isRootOnDebian()) {
    await run('apt-get', ['update', '-qq']);
    await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
      {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  }
  if (!(await findBrowser()))
    await runNode('node_modules/playwright/cli.js', ['install', 'chromium']);
  const installed = await findBrowser();
  return {
    path: installed,
    reason: installed ? null : 'no browser was found and none could be installed',
  };
}
