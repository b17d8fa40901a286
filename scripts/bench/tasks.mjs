import { Person } from './person.mjs';
import { printTable } from './table.mjs';

/** A slow 3G connection, as for first paint. */
const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
/** A postcode of the demonstration without incidents, and one with a power cut. */
const QUIET = 'SE2 9ZA';
const CUT = 'CB1 9ZA';

async function findMyCut(person) {
  const { page } = person;
  const field = page.getByRole('textbox', { name: /address or postcode/i }).first();
  await person.fill(field, CUT);
  await person.touch(page.getByRole('button', { name: 'Search' }).first());
  const first = page.locator('button[name="select"]').filter({ visible: true }).first();
  await first.waitFor();
  await person.touch(first);
  await page.waitForURL(/\/power-cut\/incident/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** @type {[name: string, postcode: string, go: (person: Person) => Promise<void>][]} */
const TASKS = [
  ['find my power cut', CUT, findMyCut],
  [
    'report, nothing known',
    QUIET,
    async (person) => {
      await person.follow(/^report/i);
      await person.goThrough(/your reference|reference number|reference is/i);
    },
  ],
  [
    'get texts',
    CUT,
    async (person) => {
      await findMyCut(person);
      await person.follow(/text/i);
      await person.goThrough(/we will text|signed up|you will get/i);
    },
  ],
  [
    'claim',
    CUT,
    async (person) => {
      await person.follow(/^claim/i);
      // The home page's card leads to the compensation page, which leads to the form.
      if (!person.page.url().includes('/forms/')) await person.follow(/claim/i);
      await person.goThrough(/your reference|reference number|reference is/i);
    },
  ],
  [
    'find a warm place',
    CUT,
    async (person) => {
      await person.follow(/warm place/i);
      await person.page.getByRole('heading', { level: 1 }).waitFor();
    },
  ],
];

async function walk(browser, site, [, postcode, go], js) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: js });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', LINE);
  const began = performance.now();
  try {
    await page.goto(site, { waitUntil: 'load' });
    const person = new Person(page, postcode);
    await go(person);
    return { steps: person.steps, seconds: ((performance.now() - began) / 1000).toFixed(1) };
  } catch (error) {
    return { steps: 'not done', seconds: error instanceof Error ? error.message.split('\n')[0] : 'unknown' };
  } finally {
    await context.close();
  }
}

/**
 * Measures five user journeys, from the home page on a slow phone, with and without JavaScript:
 * steps (each press, each filled field) and seconds for the network and pages, including a second
 * per form page.
 */
export async function measureTasks({ url }, browser) {
  const rows = [];
  for (const task of TASKS) {
    const on = await walk(browser, url, task, true);
    const off = await walk(browser, url, task, false);
    rows.push({
      task: task[0],
      'steps, script on': on.steps,
      's on': on.seconds,
      'steps, off': off.steps,
      's off': off.seconds,
    });
  }
  printTable('Five tasks from the home page, on a slow phone', rows);
}
