import type { Definition } from '~/forms/engine/definition';
import { flagHolds, newFlag } from '~/forms/engine/session-flag';
import { formPath } from '~/forms/form-paths';
import type { Instant } from '~/domain/time/instant';
import type { Visit } from '~/server/visit/session.server';
import type { FormContext, FormRequest } from './form-context';
import type { FormGateways } from './gateways';

/** No form has a page called `start` (slug.ts). */
export const entryPath = (form: string): string => `${formPath(form)}/start`;

/**
 * The form has a session flag, and the stored expiry time is missing, invalid or past. Never loses
 * answers: a visitor who has begun may continue (F-608).
 */
export const needsEntry = ({
  definition,
  visit,
  draft,
  base,
  storeUnavailable,
}: FormContext): boolean =>
  definition.sessionFlag !== null &&
  !storeUnavailable &&
  !draft &&
  !flagHolds(visit.formFlags[definition.sessionFlag], base.now);

export function withItems({ query }: Pick<FormRequest, 'query'>, path: string): string {
  const items = query.malformed ? '' : new URLSearchParams(query.items).toString();
  return items === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${items}`;
}

/** By /forms/{id}, or the short URL /{id}. */
function formBehind(url: string, { forms }: Pick<FormGateways, 'forms'>): Definition | null {
  const [, id = ''] = /^\/(?:forms\/)?([^/?#]+)\/?(?:[?#]|$)/.exec(url) ?? [];
  return forms.byId(id);
}

/** One entry page serves every form behind it (J-985). */
export function withFlag(
  visit: Visit,
  url: string,
  gateways: Pick<FormGateways, 'forms'>,
  now: Instant,
): Visit {
  const flag = formBehind(url, gateways)?.sessionFlag;
  return flag ? { ...visit, formFlags: { ...visit.formFlags, [flag]: newFlag(now) } } : visit;
}
