import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { enhanced } from './browser';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page, one line for each place. Needs JavaScript: axe hangs in a page without it. */
export async function axeFindings(page: Page, { forcedColors = false } = {}): Promise<string[]> {
  // Behaviour that is still under way would change the page while axe reads it.
  await enhanced(page);
  // A transition that is halfway shows colours that nobody stays with; the end of one may begin the next. What never ends,
  // such as the pulse, goes on.
  await page.waitForFunction(() => {
    const halfway = document
      .getAnimations()
      .filter(({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity);
    halfway.forEach((animation) => animation.finish());
    return halfway.length === 0;
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    // With forced colours the visitor's system chooses them; axe still reads the ones of the page.
    .disableRules(forcedColors ? ['color-contrast', 'color-contrast-enhanced'] : [])
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
