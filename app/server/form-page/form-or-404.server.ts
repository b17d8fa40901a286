import type { Definition } from '~/forms/engine/definition';
import type { FormGateways } from './gateways';

/** The form with this id; an address that names none is no page. */
export function formOr404({ forms }: Pick<FormGateways, 'forms'>, id: string | undefined): Definition {
  const definition = forms.byId(id ?? '');
  if (!definition) throw new Response(null, { status: 404 });
  return definition;
}
