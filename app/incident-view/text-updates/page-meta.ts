import { metaTexts, pageMeta } from '~/cms/page-meta';
import { textUpdateTexts, type TextUpdateTextKey } from '~/cms/texts/text-updates';
import type { Problem } from './sign-up-data';

interface Shown {
  readonly title: TextUpdateTextKey;
  readonly text: TextUpdateTextKey;
  readonly problems?: readonly Problem[] | undefined;
}

/** What the `meta` of every page of text updates returns: its words, and "Error:" first where answers were wrong. */
export const textUpdateMeta = (matches: Parameters<typeof pageMeta>[0], { title, text, problems = [] }: Shown) => {
  const t = metaTexts(matches, textUpdateTexts);
  return pageMeta(matches, { title: t(title), description: t(text), error: problems.length > 0 });
};
