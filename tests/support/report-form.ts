import type { Locator, Page } from 'playwright';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { hydrated } from './browser';
import { asAPerson } from './person';
import { QUIET_POSTCODE } from './quiet-postcode';

export const REPORT = '/forms/report-a-power-cut';

/** Opens a page of the report and waits for React where it runs. */
export async function openReport(
  page: Page,
  site: string,
  slug: string,
  js: boolean,
): Promise<void> {
  await page.goto(`${site}${REPORT}/${slug}`);
  if (js) await hydrated(page);
}

/** Presses a button and waits for the page that answers. */
export async function press(
  page: Page,
  name: string | RegExp,
  js: boolean,
  within: Locator = page.locator('main'),
): Promise<void> {
  // On the last page before the check, Next says where it leads.
  const label = name === 'Next' ? /^(Next|Check your answers)$/ : name;
  await Promise.all([
    page.waitForEvent('framenavigated'),
    within.getByRole('button', { name: label, exact: typeof label === 'string' }).click(),
  ]);
  await page.waitForLoadState('domcontentloaded');
  if (js) await hydrated(page);
}

/** On from a page of a form. Nobody answers the page with the bot check within a second (app/server/ports/bot-check). */
export async function pressOn(page: Page, name: string, js: boolean): Promise<void> {
  if ((await page.locator(`[name=${BOT_INPUTS.token}]`).count()) > 0) await asAPerson();
  await press(page, name, js);
}

const pick = (page: Page, value: string) => page.locator(`input[value="${value}"]`).first().check();

/** The page of the form that is shown. */
export const slugOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Types an address; where nothing is known the report is needed. */
export async function typeAddress(page: Page, js: boolean, postcode: string): Promise<void> {
  await press(page, 'Enter the address yourself', js);
  await page.getByLabel('Address line 1').fill('4 Lantern Street');
  await page.getByLabel('Town/City').fill('Norwich');
  await page.getByLabel('Postcode').fill(postcode);
}

/** From the first page to the last one, filled in and not sent yet; `look` sees each page before it is filled, `fillers` fill a page in another way. */
export async function fillReport(
  page: Page,
  site: string,
  js: boolean,
  look: (slug: string) => Promise<void> = async () => {},
  postcode = QUIET_POSTCODE,
  fillers: Readonly<Record<string, () => Promise<void>>> = {},
): Promise<void> {
  await page.goto(`${site}/report-a-power-cut`);
  if (js) await hydrated(page);
  const fill: Readonly<Record<string, () => Promise<void>>> = {
    where: () => typeAddress(page, js, postcode),
    'what-is-off': async () => {
      await pick(page, 'None of these');
      await page.check('[name=medicalNeed][value=No]');
      await pick(page, 'All of the property');
      await pick(page, 'Today');
    },
    'about-you': async () => {
      await page.getByLabel('Your full name').fill('Jo Whitlock');
      await page.getByLabel('Phone number').fill('07700 900123');
      await page.check('[name=textUpdates][value=No]');
    },
  };
  for (const [slug, answer] of Object.entries(fill)) {
    // Whoever has named the place before goes on after it.
    if (slug === 'where' && slugOf(page) === 'what-is-off') continue;
    if (slugOf(page) !== slug) throw new Error(`on ${page.url()} instead of ${slug}`);
    await look(slug);
    await (fillers[slug] ?? answer)();
    if (slug === 'about-you') return;
    await pressOn(page, 'Next', js);
    // The power cut is known: the report goes on where the visitor says that theirs is different.
    if (slugOf(page) === 'known') await press(page, 'It is different for me', js);
  }
}
