import type { Locator, Page } from 'playwright';
import { type Definition } from '~/forms/engine/definition';
import { type Field } from '~/forms/engine/field-type';
import { endsOnLastPage } from '~/forms/engine/journey';
import { exampleFor, pickFrom, type Pick } from './example-answers';
import { press, pressOn, slugOf } from './report-form';

type Values = Record<string, string | readonly string[]>;
const DAY = 86_400_000;
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Valid answers for today; the unit tests use a fixed date. */
const TIMED: Readonly<Record<string, (field: Field) => Values>> = {
  date: ({ settings }) => ({
    '': dayFromNow((settings as { latest?: string | null }).latest ? -20 : 20),
  }),
  'commissioning date': () => ({ '': dayFromNow(40) }),
  'recent power cut': () => ({ '': 'Other' }),
  'appointment picker': () => ({ day: dayFromNow(9), timeFrom: '09:15', timeUntil: '13:30' }),
  'date and time picker': () => ({
    calendarStartDate: dayFromNow(-4),
    startTime: '20:15',
    calendarEndDate: dayFromNow(-3),
    endTime: '11:00',
  }),
};
const answerOf = (field: Field, pick: Pick): Values =>
  TIMED[field.type]?.(field) ?? exampleFor(field, pick);

/** Returns a question's visible inputs by name; those hidden by conditions have no size. */
const inputsOf = (page: Page, name: string): Locator =>
  page.locator(`[name=${JSON.stringify(name)}]:not([type=hidden])`).filter({ visible: true });

async function put(input: Locator, value: string | readonly string[]): Promise<void> {
  const kind = await input
    .first()
    .evaluate((element) => element.getAttribute('type') ?? element.tagName.toLowerCase());
  const values = typeof value === 'string' ? [value] : value;
  if (kind === 'file') return;
  if (kind === 'select') await input.selectOption(values[0] ?? '');
  else if (kind === 'radio' || kind === 'checkbox')
    for (const one of values)
      await input.and(input.page().locator(`[value=${JSON.stringify(one)}]`)).check();
  else await input.fill(values[0] ?? '');
}

/** Fills all inputs of one question; returns false if it is not on the page. */
async function answer(page: Page, field: Field, prefix: string, pick: Pick): Promise<boolean> {
  if (field.kind.holdsItems) {
    const inner = field.fields.map(
      (one) => () => answer(page, one, `${prefix}.0.${one.alias}`, pick),
    );
    let any = false;
    for (const next of inner) any = (await next()) || any;
    return any;
  }
  let isThere = false;
  for (const [part, value] of Object.entries(answerOf(field, pick))) {
    const input = inputsOf(page, part ? `${prefix}.${part}` : prefix);
    if ((await input.count()) === 0) continue;
    isThere = true;
    await put(input, value);
  }
  return isThere;
}

/** Fills every question on the page once, including those that the answers reveal. */
async function answerPage(
  page: Page,
  definition: Definition,
  done: Set<string>,
  js: boolean,
): Promise<void> {
  const slug = slugOf(page);
  const fields = definition.pages
    .filter((one) => one.slug === slug)
    .flatMap(({ fieldsets }) => fieldsets.flatMap(({ columns }) => columns.flat()));
  for (const field of fields) {
    if (done.has(field.alias)) continue;
    const typed = `_find.${field.alias}`;
    if ((await inputsOf(page, typed).count()) > 0) {
      const group = page.locator('fieldset', {
        has: page.locator(`[name=${JSON.stringify(typed)}]`),
      });
      await press(page, 'Enter the address yourself', js, group);
    }
    if (await answer(page, field, field.alias, pickFrom(field.alias.length))) done.add(field.alias);
  }
}

/**
 * Fills a form up to its check page; one that is sent from its last page is sent. `look` is called
 * with each filled page.
 */
export async function walkForm(
  page: Page,
  definition: Definition,
  js: boolean,
  look: (slug: string) => Promise<void>,
): Promise<void> {
  const done = new Set<string>();
  const ends = ['check', 'thank-you'];
  const anyway = page.getByRole('button', { name: /report anyway|of another time/ });
  const most = definition.pages.length * 4;
  for (let step = 0; step < most && !ends.includes(slugOf(page)); step += 1) {
    if ((await anyway.count()) > 0) {
      await look(slugOf(page));
      await press(page, /report anyway|of another time/, js);
      continue;
    }
    await answerPage(page, definition, done, js);
    await look(slugOf(page));
    const wrong = await page.locator('.summary-err li').allInnerTexts();
    if (wrong.length > 0) throw new Error(`${page.url()}: ${wrong.join(', ')}`);
    const formPage = definition.pages.find(({ slug }) => slug === slugOf(page));
    const sends = endsOnLastPage(definition) && formPage === definition.pages.at(-1);
    await pressOn(
      page,
      sends ? formPage?.labels.submit || 'Submit' : formPage?.labels.next || 'Next',
      js,
    );
  }
}
