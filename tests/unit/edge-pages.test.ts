import { describe, expect, it } from 'vitest';
import { apiErrorOf, pageOf } from '~/server/front/refuse';
import { frame as frameTexts, refusal as refusalTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';

/** `vitest run -u` writes them anew after an edit of the texts. */
describe('pages of the edge say what the site says', () => {
  const t = textsOf({ ...refusalTexts, ...frameTexts }, {});
  it.each([
    ['down', 'Broken'],
    ['busy', 'Busy'],
    ['large', 'Large'],
  ] as const)('%s', async (name, reason) => {
    const page = pageOf(t, reason);
    expect(page).toContain('href="tel:105"');
    // Its policy allows nothing from anywhere.
    expect(page).not.toMatch(/<(?:script|style|link|img)\b/);
    await expect(`${page}\n`).toMatchFileSnapshot(`../../deploy/edge/pages/edge-${name}.html`);
    await expect(`${apiErrorOf(t, reason)}\n`).toMatchFileSnapshot(
      `../../deploy/edge/pages/edge-${name}.json`,
    );
  });
});
