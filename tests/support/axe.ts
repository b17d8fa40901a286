import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { enhanced, lookAs, type Look } from './browser';

/** The short form: a page takes half as long to read it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ALL: RunOptions = { runOnly: { type: 'tag', values: TAGS } };
const allBut = (rules: readonly string[]): RunOptions => ({
  ...ALL,
  rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
});
const only = (...values: string[]): RunOptions => ({ runOnly: { type: 'rule', values } });

/**
 * What another look of a page that was read whole may change: its colours, or its layout. In forced colours the system
 * chooses the colours and axe would read the page's own. Both contrast rules run: the stricter one skips text that
 * already fails the other (findings/axe-enhanced-contrast.sh).
 */
const OF_COLOUR = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];
const OF_LAYOUT = ['target-size', 'link-in-text-block', 'scrollable-region-focusable'];

/** The parts that stand on every page of the site: every-page.test.ts reads them with one page of each kind. */
const FRAME = ['.masthead', 'footer#help', '.consent'];

/** What axe reads: what stands on this page alone, or the frame of every page too. */
export interface Reading {
  readonly withFrame?: boolean;
  readonly options?: RunOptions;
}

/** What axe finds on the page, one line for each place. Needs JavaScript: axe hangs in a page without it. */
export async function axeFindings(
  page: Page,
  { withFrame = false, options = ALL }: Reading = {},
): Promise<string[]> {
  // Behaviour that is still under way would change the page while axe reads it.
  await enhanced(page);
  // A transition that is halfway shows colours that nobody stays with; the end of one may begin the next. What never ends,
  // such as the mark of loading, goes on.
  await page.waitForFunction(() => {
    const halfway = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
      );
    halfway.forEach((animation) => animation.finish());
    return halfway.length === 0;
  });
  // Once for each document: putting it in takes longer than most of its rules.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    ([context, how]) =>
      (window as unknown as { axe: typeof axe }).axe.run<AxeResults>(context, {
        ...how,
        resultTypes: ['violations'],
      }),
    [{ exclude: withFrame ? [] : FRAME }, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1, 3).join(' ').trim() ?? ''}`,
    ),
  );
}

/** Whether the page scrolls sideways, and what sticks out. */
export const sidewaysOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > root.clientWidth + 1;
    });
    return [
      `${root.scrollWidth} px wide on ${root.clientWidth}`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });

/** What axe finds and what sticks out, of a visitor with JavaScript: one without has no browser that could tell. */
export const lookFaults = async (page: Page, js: boolean): Promise<string[]> =>
  js ? [...(await sidewaysOverflow(page)), ...(await axeFindings(page))] : [];

/** So many rows of one kind are read in a table: axe would take 20 seconds for the 250 of a list. */
const ROWS_OF_A_KIND = 6;

/** Takes the further rows of each kind out of every table. */
const thinOut = (page: Page): Promise<void> =>
  page.evaluate((most) => {
    for (const body of document.querySelectorAll('tbody')) {
      const seen = new Map<string, number>();
      for (const row of [...body.rows]) {
        const kind = [row.className, row.dataset['s'], row.cells.length].join(' ');
        const count = (seen.get(kind) ?? 0) + 1;
        seen.set(kind, count);
        if (count > most) row.remove();
      }
    }
  }, ROWS_OF_A_KIND);

/** What sticks out in each of these looks of one visit, one line for each place, its look first. */
export async function sidewaysInLooks(
  page: Page,
  looks: readonly (readonly [string, Look])[],
): Promise<string[]> {
  const findings: string[] = [];
  for (const [name, look] of looks) {
    await lookAs(page, look);
    for (const place of await sidewaysOverflow(page)) findings.push(`${name}, too wide: ${place}`);
  }
  return findings;
}

/**
 * What axe finds, and what sticks out, in each of these looks of one visit; one line for each place, its look first. The
 * first look is read whole, the others by the rules that they may change; `isWhole` reads the page with its frame, and
 * whole again at another size, which may show what was hidden; `without` are rules left out. Long tables are shorter
 * afterwards.
 */
export async function findingsInLooks(
  page: Page,
  looks: readonly (readonly [string, Look])[],
  { isWhole = false, without = [] }: { isWhole?: boolean; without?: readonly string[] } = {},
): Promise<string[]> {
  const findings = await sidewaysInLooks(page, looks);
  await thinOut(page);
  let before: Look | null = null;
  for (const [name, look] of looks) {
    const isResized = before?.width !== look.width || before?.height !== look.height;
    const isReadWhole = before === null || (isWhole && isResized && !look.forcedColors);
    before = look;
    await lookAs(page, look);
    const rules = [...(look.forcedColors ? [] : OF_COLOUR), ...(isResized ? OF_LAYOUT : [])];
    const options = isReadWhole ? allBut(without) : only(...new Set(rules));
    for (const finding of await axeFindings(page, { withFrame: isWhole, options }))
      findings.push(`${name}: ${finding}`);
  }
  return findings;
}
