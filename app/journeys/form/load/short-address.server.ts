import { formPath } from '~/forms/form-paths';
import type { FormGateways } from './gateways';

/**
 * The address that content gives a form, /report-a-power-cut and what lies below it, as the form's own: null for what is
 * no form. docs/decisions/form-pages.md
 */
export function formAddress(request: Request, { forms }: Pick<FormGateways, 'forms'>): string | null {
  const { pathname, search } = new URL(request.url);
  const [, id = '', rest = ''] = /^\/([^/]+)((?:\/[a-z0-9-]+)?)\/?$/.exec(pathname) ?? [];
  return forms.byId(id) ? `${formPath(id)}${rest}${search}` : null;
}
