import { json, redirect } from '@remix-run/node';
import type { Definition, Landing } from '~/forms/engine/definition';
import { valueOf, type Posted } from '~/forms/engine/posted';
import { DANGER, formPath, TO } from '~/forms/view/form-paths';
import { titleOf, type LandingData } from '~/forms/view/page-data';
import { textsOf } from '~/cms/texts';
import { formTexts } from '~/cms/texts/forms';
import { cachePolicy } from '../cache-policy';
import { draftVisitor, keepDraftVisitor, newDraftVisitor, withCookieProbe } from '../drafts/cookie.server';
import { readVisit, writeVisit } from '../session.server';
import { withFlag } from './entry.server';
import type { FormGateways } from './gateways';
import { formOr404 } from './form-or-404.server';
import { tellingOf, withQuery } from './load-page.server';
import { noticeFor } from './notice.server';
import { postedIn } from './post-page.server';

const PRIVATE = { 'Cache-Control': cachePolicy.private };

/** What the visitor is asked: where to go, where there is more than one way; else whether it is dangerous. Decision J-981. */
const asksDanger = ({ links, dangerousSituation }: Landing): boolean =>
  links.length === 1 && dangerousSituation !== null;

interface Said {
  readonly to: string;
  readonly danger: 'yes' | 'no' | '';
}

function saidIn(posted: Posted): Said {
  const danger = valueOf(posted, DANGER);
  return { to: valueOf(posted, TO), danger: danger === 'yes' || danger === 'no' ? danger : '' };
}

/** Where Next leads; null where a choice is missing, or where it is dangerous. */
function wayOn(landing: Landing, { to, danger }: Said): string | null {
  if (landing.links.length > 1) return landing.links.find(({ url }) => url === to)?.url ?? null;
  return asksDanger(landing) && danger !== 'no' ? null : (landing.links[0]?.url ?? null);
}

function dataOf(request: Request, definition: Definition, landing: Landing, said: Said, error: string | null) {
  const data: LandingData = {
    kind: 'landing',
    id: definition.id,
    form: titleOf(definition),
    telling: tellingOf(null, request),
    landing,
    asksDanger: asksDanger(landing),
    ...said,
    error,
  };
  return data;
}

/** GET of the entry page. A form without one is entered directly. Specification: journeys, section 2 (Street furniture landing). */
export async function loadLanding(request: Request, form: string | undefined, gateways: FormGateways) {
  const definition = formOr404(gateways, form);
  const { landing } = definition;
  if (!landing) return redirect(withQuery(request, formPath(definition.id)), { status: 303, headers: PRIVATE });
  const notice = noticeFor(request, definition, await draftVisitor(request), gateways);
  if (notice) return json(notice.data, { status: notice.status, headers: PRIVATE });
  return json(dataOf(request, definition, landing, { to: '', danger: '' }, null), { headers: PRIVATE });
}

/** POST of the entry page: sets the flag and goes on, or says what is missing, or what to do in danger. Decisions J-982, J-983. */
export async function postLanding(request: Request, form: string | undefined, gateways: FormGateways) {
  const definition = formOr404(gateways, form);
  const { landing } = definition;
  if (!landing) return redirect(formPath(definition.id), { status: 303, headers: PRIVATE });
  const came = await draftVisitor(request);
  const notice = noticeFor(request, definition, came, gateways);
  if (notice) return json(notice.data, { status: notice.status, headers: PRIVATE });

  const said = saidIn(await postedIn(request));
  const to = wayOn(landing, said);
  if (to === null) {
    const isAnswer = asksDanger(landing) && said.danger === 'yes';
    const own = asksDanger(landing) ? landing.dangerousSituation?.requiredErrorMessage : landing.requiredErrorMessage;
    const error = isAnswer ? null : own || textsOf(formTexts, gateways.content.dictionary())('required');
    return json(dataOf(request, definition, landing, said, error), { status: error ? 422 : 200, headers: PRIVATE });
  }
  const headers = new Headers(PRIVATE);
  headers.append('Set-Cookie', await writeVisit(withFlag(await readVisit(request), to, gateways, Date.now())));
  // A form keeps its answers for a visitor: whether the browser lets it shows at once.
  headers.append('Set-Cookie', await keepDraftVisitor(came ?? newDraftVisitor()));
  const isOurs = to.startsWith('/');
  const path = isOurs ? withCookieProbe(withQuery(request, to), came === null) : to;
  return redirect(path, { status: 303, headers });
}
