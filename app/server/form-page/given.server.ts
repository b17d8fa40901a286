import { textsOf } from '~/cms/texts';
import { formTexts } from '~/cms/texts/forms';
import type { Definition } from '~/forms/engine/definition';
import type { Given } from '~/forms/engine/journey';
import type { FormGateways } from './gateways';

/** What the engine may know here and now. A power cut is never kept from being reported by a missing score. Decision F-613. */
export const givenBy = (
  { content }: Pick<FormGateways, 'content'>,
  { pageType }: Pick<Definition, 'pageType'>,
): Given => ({
  now: Date.now(),
  say: textsOf(formTexts, content.dictionary()),
  files: new Map(),
  scoreRequired: pageType !== 'reportAPowerCut',
});
