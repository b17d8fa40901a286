import { metaTexts, pageMeta } from '~/cms/page-meta';
import { textUpdateTexts, type TextUpdateTextKey } from '~/texts/text-updates';
import type { FieldErrors } from '~/forms/fixed/validator';

interface Shown {
  readonly title: TextUpdateTextKey;
  readonly text: TextUpdateTextKey;
  readonly fieldErrors?: FieldErrors | undefined;
}

/** What the `meta` of every page of text updates returns: its words, and "Error:" first where answers were wrong. */
export const textUpdateMeta = (matches: Parameters<typeof pageMeta>[0], { title, text, fieldErrors = {} }: Shown) => {
  const t = metaTexts(matches, textUpdateTexts);
  return pageMeta(matches, { title: t(title), description: t(text), error: Object.keys(fieldErrors).length > 0 });
};
