import type { Page } from 'playwright';

/** Pages of the core, with their headings in Welsh. */
export const CORE: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/', /^Pryd y bydd fy nhrydan yn ôl\?$/],
  ['/power-cut', /^Toriadau trydan nawr$/],
  ['/power-cut/list', /^Pob toriad trydan a gwaith wedi’i gynllunio$/],
  ['/power-cut/search?mode=header&value=CB1+9ZA', /^Dewis eich cyfeiriad$/],
  ['/power-cut/incident?incidentid=INCD-100101-A', /trydan rhan o CB1 9 i ffwrdd/],
  ['/power-cut/incident?incidentid=INCD-100201-A', /gwaith wedi’i gynllunio/],
  ['/power-cut/incident?postcode=SE2+9ZA', /^Nid oes toriad trydan wedi’i adrodd yn SE2 9ZA/],
  ['/power-cut/text-updates', /^Cael negeseuon testun$/],
  ['/forms/report-a-power-cut', /trydan/],
  ['/power-cut/map', /^Map toriadau trydan$/],
  ['/power-cut/planned-power-cut-search', /^Pryd mae’r gwaith wedi’i gynllunio\?$/],
  ['/power-cut/planned-power-cuts', /^Toriadau trydan wedi’u cynllunio$/],
  ['/power-cut/planned-power-cuts?failed=true', /^Toriadau trydan wedi’u cynllunio$/],
  ['/future-planned-power-cut', /^Nid ydym yn gwybod am waith wedi’i gynllunio i chi$/],
  ['/future-planned-power-cut?incidentid=INCD-100202-A', /^D.* trydan i ffwrdd/],
  ['/power-cut/warm-places', /^Lleoedd cynnes$/],
  ['/power-cut/warm-places?near=CB1+9ZA', /^Lleoedd cynnes$/],
  ['/power-cut/stay-informed', /^Ffyrdd eraill o gael newyddion$/],
  ['/storm', /^Nid oes storm ar hyn o bryd$/],
  ['/status', /^Statws y gwasanaeth$/],
  ['/offline', /^Pan ydych all-lein$/],
  ['/accessibility', /^Offer hygyrchedd$/],
  ['/cookies', /^Cwcis$/],
];

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
