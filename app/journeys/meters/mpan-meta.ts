import { metaTexts, pageMeta } from '~/cms/page-meta';
import { mpan as mpanTexts } from '#words/en.json';
import { mpanForms, type MpanFormName } from './mpan-paths';
import type { ManualPageData, MeterPageData, MpanPageData } from './page-data';

type MpanPage = MpanPageData | MeterPageData | ManualPageData;
type Args = { data: unknown; matches: Parameters<typeof pageMeta>[0] };

export const isNotAccepted = (shown: MpanPage | undefined): boolean =>
  shown?.kind === 'form' && (shown.failed || Object.keys(shown.fieldErrors).length > 0);

export const mpanMeta =
  (name: MpanFormName) =>
  ({ data, matches }: Args) => {
    const t = metaTexts(matches, mpanTexts);
    const shown = data as MpanPageData | undefined;
    const { title, description } = mpanForms[name];
    return pageMeta(matches, {
      title: t(shown?.kind === 'sent' ? 'mpanFormThankYouTitle' : title),
      description: t(description),
      error: isNotAccepted(shown),
    });
  };
