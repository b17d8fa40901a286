import type { Page } from 'playwright';

interface Focused {
  /** Name of the element in lower case: a, button, input, summary. */
  readonly element: string;
  readonly text: string;
  readonly name: string;
  readonly value: string;
}

/** What has the focus, as a keyboard user would tell it. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const label =
      element?.getAttribute('aria-label') ??
      element?.labels?.[0]?.textContent ??
      element?.textContent ??
      '';
    return {
      element: element?.localName ?? '',
      text: label.replace(/\s+/g, ' ').trim(),
      name: element?.getAttribute('name') ?? '',
      value: element?.value ?? '',
    };
  });

/** Presses Tab until `isIt` says that the focus is where it should be. Throws with the path when it never gets there. */
export async function tabTo(
  page: Page,
  isIt: (focus: Focused) => boolean,
  most = 80,
): Promise<void> {
  const path: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const focus = await focused(page);
    if (isIt(focus)) return;
    path.push(`${focus.element} ${focus.text.slice(0, 40)}`);
  }
  throw new Error(
    `The keyboard did not get there on ${page.url()}. It passed: ${path.join(' | ')}`,
  );
}
