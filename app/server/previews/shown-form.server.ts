import { isInTree } from '~/domain/preview/preview-link';
import type { Definition } from '~/forms/engine/definition';
import { formPath } from '~/forms/form-paths';
import type { Fault } from '~/forms/engine/fault';
import type { Forms } from '../content/forms/forms';
import type { Cookies } from '~/server/visit/cookies.server';
import { previewIn } from './cookie.server';
import { previewState, type PreviewState } from './shown-page.server';
import type { Previews } from './previews';

interface Gateways {
  readonly forms: Pick<Forms, 'byId' | 'draft'>;
  readonly previews: Pick<Previews, 'open'>;
}

export interface ShownForm {
  readonly definition: Definition | null;
  readonly isDraft: boolean;
  /** Why the draft cannot be shown; `definition` is then the published form. */
  readonly faults: readonly Fault[];
}

export async function formPreview(
  { forms, previews }: Gateways,
  cookies: Cookies,
  id: string,
): Promise<(PreviewState & { readonly returnTo: string }) | null> {
  const preview = previewIn(cookies);
  const link = preview && (await previews.open(preview.token));
  if (!preview || !link || !isInTree(formPath(id), link.tree)) return null;
  return {
    ...previewState(preview.showing, link, (await forms.draft(id)) !== null),
    returnTo: formPath(id),
  };
}

/** The draft only with a preview link that is valid for its URL. */
export async function shownForm(
  { forms, previews }: Gateways,
  cookies: Cookies,
  id: string,
): Promise<ShownForm> {
  const published = { definition: forms.byId(id), isDraft: false, faults: [] };
  const preview = previewIn(cookies);
  if (preview?.showing !== 'draft') return published;
  const link = await previews.open(preview.token);
  if (!link || !isInTree(formPath(id), link.tree)) return published;
  const draft = await forms.draft(id);
  if (!draft) return published;
  return {
    definition: draft.definition ?? published.definition,
    isDraft: true,
    faults: draft.faults,
  };
}
