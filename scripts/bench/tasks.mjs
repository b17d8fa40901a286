import { Person } from './person.mjs';
import { printTable } from './table.mjs';

/** A slow 3G connection, as for first paint. */
const LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
/** A postcode of the demonstration without incidents, and one with a power cut. */
const QUIET = 'SE2 9ZA';
const CUT = 'CB1 9ZA';

async function findMyCut(person) {
  const { page } = person;
  const field = page.getByRole('textbox', { name: /address or postcode/i }).first();
  await person.fill(field, CUT);
  await person.touch(page.getByRole('button', { name: 'Search' }).first());
  // All addresses of the postcode have the same answer, so there is none to choose.
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
      await person.goThrough(/\/thank-you$/);
    },
  ],
  [
    'get texts',
    CUT,
    async (person) => {
      await findMyCut(person);
      await person.fill(person.page.getByLabel('Mobile number for text updates'), '07700 900123');
      await person.think();
      await person.touch(person.page.getByRole('button', { name: 'Text me' }));
      await person.page.waitForURL(/\/signed-up/);
    },
  ],
  [
    'claim',
    CUT,
    async (person) => {
      await person.follow(/^claim/i);
      // The home page's card leads to the compensation page, which leads to the form.
      if (!person.page.url().includes('/forms/')) await person.follow(/claim/i);
      await person.goThrough(/\/thank-you$/);
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
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: js,
  });
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
    person.look();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const { pages, answers, presses } = person;
    return { pages, answers, presses, words: await wordsToActions(page), seconds };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : 'unknown';
    return { pages: 'not done', answers: '', presses: '', words: '', seconds: why };
  } finally {
    await context.close();
  }
}

/** Returns how many words stand on an incident's page up to the end of its actions; '' elsewhere. */
const wordsToActions = (page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const last = [
      ...(main?.querySelectorAll('details.share > summary, a[href*="incident.ics"]') ?? []),
    ].at(-1);
    if (!last || !location.pathname.startsWith('/power-cut/incident')) return '';
    const range = document.createRange();
    range.setStart(main, 0);
    range.setEndAfter(last);
    return (range.toString().match(/[\w£’'-]+/g) ?? []).length;
  });

/**
 * Measures five user journeys, from the home page on a slow phone, with and without JavaScript:
 * pages seen, answers given, presses, and seconds for the network and pages, including a second per
 * form page. Optional questions stay open.
 */
export async function measureTasks({ url }, browser) {
  const rows = [];
  for (const task of TASKS)
    for (const js of [true, false])
      rows.push({
        task: task[0],
        script: js ? 'on' : 'off',
        ...(await walk(browser, url, task, js)),
      });
  printTable('Five tasks from the home page, on a slow phone', rows);
}
