import { titleOf } from '~/journeys/form/page-data';
import type { Forms } from '~/server/content/forms/forms';

/** By the search's return path, to keep the form's header. Null for none. */
export function formAsking(
  { forms }: { readonly forms: Pick<Forms, 'byId'> },
  returnTo: string | undefined,
): string | null {
  const [, id = ''] = /^\/forms\/([^/?#]+)/.exec(returnTo ?? '') ?? [];
  const definition = forms.byId(id);
  return definition && titleOf(definition);
}
