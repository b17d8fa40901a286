import { metaTexts, pageMeta } from '~/cms/page-meta';
import { textUpdate as textUpdateTexts } from '#words/en.json';
import type { FieldErrors } from '~/forms/fixed/validator';

interface PageWords {
  readonly title: keyof typeof textUpdateTexts;
  readonly text: keyof typeof textUpdateTexts;
  readonly fieldErrors?: FieldErrors | undefined;
}

/** The title has "Error:" first if answers were wrong. */
export const textUpdateMeta = (
  matches: Parameters<typeof pageMeta>[0],
  { title, text, fieldErrors = {} }: PageWords,
) => {
  const t = metaTexts(matches, textUpdateTexts);
  return pageMeta(matches, {
    title: t(title),
    description: t(text),
    error: Object.keys(fieldErrors).length > 0,
  });
};
