import type { Definition } from '~/forms/engine/definition';
import { flagHolds, newFlag } from '~/forms/engine/session-flag';
import type { Instant } from '~/domain/instant';
import type { Visit } from '../session.server';
import type { FormGateways } from './gateways';

/** The entry page of a flagged form; `start` is no page of its own in any form (slug.ts). */
export const entryPath = (form: string): string => `/forms/${encodeURIComponent(form)}/start`;

/**
 * Whether the visitor is to go through the entry page: the form has a session flag, and the stored expiry time is missing,
 * invalid or past. Answers that were given already are never lost to it: whoever has begun may go on. Specification: form
 * engine, section 5 Other; decision F-608.
 */
export const needsEntry = (definition: Definition, visit: Visit, hasBegun: boolean, now: Instant): boolean =>
  definition.sessionFlag !== null && !hasBegun && !flagHolds(visit.formFlags[definition.sessionFlag], now);

/** The form that a link of ours leads to: /forms/{id}, or the short address /{id}. */
function formBehind(url: string, { forms }: Pick<FormGateways, 'forms'>): Definition | null {
  const [, id = ''] = /^\/(?:forms\/)?([^/?#]+)\/?(?:[?#]|$)/.exec(url) ?? [];
  return forms.byId(id);
}

/** The visit after Next: the flag of the form that the link leads to. An entry page is one for every form behind it. Decision J-985. */
export function withFlag(visit: Visit, url: string, gateways: Pick<FormGateways, 'forms'>, now: Instant): Visit {
  const flag = formBehind(url, gateways)?.sessionFlag;
  return flag ? { ...visit, formFlags: { ...visit.formFlags, [flag]: newFlag(now) } } : visit;
}
