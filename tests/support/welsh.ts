import type { Page } from 'playwright';

/** Returns the text a reader sees or hears, without parts that are marked as English. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (node: Node) =>
      node.parentElement?.closest('script,style,[lang]')?.tagName === 'HTML' &&
      (node.textContent ?? '').trim() !== '';
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const words: string[] = [document.title];
    while (walker.nextNode())
      if (isSeen(walker.currentNode)) words.push((walker.currentNode.textContent ?? '').trim());
    for (const labelled of document.querySelectorAll('[aria-label],[placeholder],[title]'))
      for (const name of ['aria-label', 'placeholder', 'title'])
        words.push(labelled.getAttribute(name) ?? '');
    return words;
  });

/** Words that English sentences and times are made of, and Welsh ones are not. */
const ENGLISH =
  /\b(?:the|and|your|you|is|are|was|power|with|this|that|please|now|today|tomorrow|yesterday|minutes?|hours?|days?|Nov|Oct|Dec|monday|friday|\d+[ap]m|noon|midnight)\b/i;
/** The operator's name, and names of places. */
const withoutNames = (text: string): string =>
  text
    .replace(/\w+(?:-\w+)+/g, '')
    .replaceAll('Meridian Power Networks', '')
    .replaceAll('Power Networks', '')
    .replaceAll('Power Up', '');

/** Returns the English text of a Welsh page that is not marked as English. */
export const englishOn = async (page: Page): Promise<string[]> =>
  (await wordsOf(page)).map(withoutNames).filter((text) => ENGLISH.test(text));
