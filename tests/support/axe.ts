import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { enhanced, lookAs, type Look } from './browser';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Forced colours change neither the markup nor a name, and the visitor's system chooses the colours where axe would read
 * the page's own: what hangs on layout is asked again, the rest was answered by the page as it usually looks.
 */
const RULES_OF_LAYOUT = ['target-size', 'link-in-text-block', 'scrollable-region-focusable'];
/** Another colour scheme alone changes neither the markup nor the layout. */
const RULES_OF_COLOUR = ['color-contrast-enhanced', 'link-in-text-block'];

/** What axe finds on the page, one line for each place. Needs JavaScript: axe hangs in a page without it. */
export async function axeFindings(
  page: Page,
  { forcedColors = false, isRecoloured = false } = {},
): Promise<string[]> {
  const rules = forcedColors ? RULES_OF_LAYOUT : isRecoloured ? RULES_OF_COLOUR : null;
  // Behaviour that is still under way would change the page while axe reads it.
  await enhanced(page);
  // A transition that is halfway shows colours that nobody stays with; the end of one may begin the next. What never ends,
  // such as the pulse, goes on.
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
  const { violations } = await new AxeBuilder({ page })
    // Only what is wrong is written down, and in the page itself: a third of the time, and the same findings.
    .setLegacyMode(true)
    .options({
      runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS },
      resultTypes: ['violations'],
      // Measuring colours takes most of the time, and what passes the stricter rule passes this one.
      rules: rules ? {} : { 'color-contrast': { enabled: false } },
    })
    .analyze();
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

/** What axe finds, and what sticks out, in each of these looks of one visit; one line for each place, its look first. */
export async function findingsInLooks(
  page: Page,
  looks: readonly (readonly [string, Look])[],
): Promise<string[]> {
  const findings: string[] = [];
  let before: Look | null = null;
  for (const [name, look] of looks) {
    await lookAs(page, look);
    // In the screen of the look before, only the colours are new.
    const isRecoloured =
      before !== null && before.width === look.width && before.height === look.height;
    before = look;
    for (const finding of await axeFindings(page, {
      forcedColors: look.forcedColors,
      isRecoloured,
    }))
      findings.push(`${name}: ${finding}`);
    for (const place of await sidewaysOverflow(page)) findings.push(`${name}, too wide: ${place}`);
  }
  return findings;
}
