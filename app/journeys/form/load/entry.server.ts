import type { Definition } from '~/forms/engine/definition';
import { flagHolds, newFlag } from '~/forms/engine/session-flag';
import { formPath } from '~/forms/form-paths';
import type { Instant } from '~/domain/time/instant';
import type { Visit } from '~/server/visit/session.server';
import type { FormContext, FormRequest } from './context.server';
import type { FormGateways } from './gateways';

/** The entry page of a flagged form; `start` is no page of its own in any form (slug.ts). */
export const entryPath = (form: string): string => `${formPath(form)}/start`;

/**
 * Whether the visitor is to go through the entry page: the form has a session flag, and the stored expiry time is missing,
 * invalid or past. This never costs anybody their answers: whoever has begun may go on. Specification: form
 * engine, section 5 Other; decision F-608.
 */
export const needsEntry = ({ definition, visit, draft, given, isAway }: FormContext): boolean =>
  definition.sessionFlag !== null &&
  !isAway &&
  !draft &&
  !flagHolds(visit.formFlags[definition.sessionFlag], given.now);

/** The extra items of the address go on with the visitor until the first answer is kept. */
export function withItems({ query }: Pick<FormRequest, 'query'>, path: string): string {
  const items = query.malformed ? '' : new URLSearchParams(query.items).toString();
  return items === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${items}`;
}

/** The form that a link of ours leads to: /forms/{id}, or the short address /{id}. */
function formBehind(url: string, { forms }: Pick<FormGateways, 'forms'>): Definition | null {
  const [, id = ''] = /^\/(?:forms\/)?([^/?#]+)\/?(?:[?#]|$)/.exec(url) ?? [];
  return forms.byId(id);
}

/** The visit after Next: the flag of the form that the link leads to. One entry page serves every form behind it. Decision J-985. */
export function withFlag(visit: Visit, url: string, gateways: Pick<FormGateways, 'forms'>, now: Instant): Visit {
  const flag = formBehind(url, gateways)?.sessionFlag;
  return flag ? { ...visit, formFlags: { ...visit.formFlags, [flag]: newFlag(now) } } : visit;
}
