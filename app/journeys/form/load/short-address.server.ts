import { formPath } from '~/forms/form-paths';
import type { FormGateways } from './gateways';

/**
 * Such as /report-a-power-cut and pages below it; null if it is not a form.
 * docs/decisions/form-pages.md
 */
export function formAddress(
  request: Request,
  { forms }: Pick<FormGateways, 'forms'>,
): string | null {
  const { pathname, search } = new URL(request.url);
  const [, id = '', rest = ''] = /^\/([^/]+)((?:\/[a-z0-9-]+)?)\/?$/.exec(pathname) ?? [];
  return forms.byId(id) ? `${formPath(id)}${rest}${search}` : null;
}
