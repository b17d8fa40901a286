import type { Landing } from '~/forms/engine/definition';
import { valueOf, type FormValues } from '~/forms/engine/form-values';
import { DANGER, formPath, KEPT, OWN_ITEMS, TO } from '~/forms/form-paths';
import { titleOf, type LandingData } from '../page-data';
import { pageData, seeOther } from '~/server/answers.server';
import { keepDraftVisitor, newDraftVisitor, withCookieProbe } from '~/server/drafts/cookie.server';
import { writeVisit } from '~/server/visit/session.server';
import { formRequest } from './context.server';
import { type FormRequest } from './form-context';
import { entryPath, withFlag, withItems } from './entry.server';
import type { FormGateways } from './gateways';
import { showNotice } from './notice.server';
import { postedIn } from './post-page.server';

/** If there are several links, the visitor chooses one instead (J-981). */
const asksDanger = ({ links, dangerousSituation }: Landing): boolean =>
  links.length === 1 && dangerousSituation !== null;

interface Said {
  readonly to: string;
  readonly danger: 'yes' | 'no' | '';
}

function saidIn(posted: FormValues): Said {
  const danger = valueOf(posted, DANGER);
  return { to: valueOf(posted, TO), danger: danger === 'yes' || danger === 'no' ? danger : '' };
}

/** Null if a choice is missing or the situation is dangerous. */
function wayOn(landing: Landing, { to, danger }: Said): string | null {
  if (landing.links.length > 1) return landing.links.find(({ url }) => url === to)?.url ?? null;
  return asksDanger(landing) && danger !== 'no' ? null : (landing.links[0]?.url ?? null);
}

const goneOf = (search: URLSearchParams) =>
  search.get(OWN_ITEMS.gone) === KEPT ? 'gone-kept' : search.has(OWN_ITEMS.gone) ? 'gone' : null;

const dataOf = (
  { definition, isDraft, search, query }: FormRequest,
  landing: Landing,
  said: Said,
  error: string | null,
): LandingData => ({
  kind: 'landing',
  id: definition.id,
  form: titleOf(definition),
  draftNotice: isDraft ? 'preview' : goneOf(search),
  landing,
  asksDanger: asksDanger(landing),
  // An explicit action, because without one the form keeps the URL's fragment.
  action: withItems({ query }, entryPath(definition.id)),
  ...said,
  error,
});

/** A form without an entry page is entered directly. */
export async function loadLanding(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
) {
  const asked = await formRequest(request, form, gateways);
  const { definition, notice } = asked;
  if (!definition.landing) return seeOther(withItems(asked, formPath(definition.id)));
  if (notice) return showNotice(notice);
  return pageData(dataOf(asked, definition.landing, { to: '', danger: '' }, null));
}

/** Sets the flag and redirects, or shows an error or the safety advice (J-982, J-983). */
export async function postLanding(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
) {
  const asked = await formRequest(request, form, gateways);
  const { definition, notice, visitor, visit, base } = asked;
  const { landing } = definition;
  if (!landing) return seeOther(formPath(definition.id));
  if (notice) return showNotice(notice);

  const said = saidIn(await postedIn(request));
  const to = wayOn(landing, said);
  if (to === null) {
    const isAnswer = asksDanger(landing) && said.danger === 'yes';
    const own = asksDanger(landing)
      ? landing.dangerousSituation?.requiredErrorMessage
      : landing.requiredErrorMessage;
    const error = isAnswer ? null : own || base.say('required');
    return pageData(dataOf(asked, landing, said, error), error ? 422 : 200);
  }
  const isOurs = to.startsWith('/');
  return seeOther(isOurs ? withCookieProbe(withItems(asked, to), visitor === null) : to, [
    await writeVisit(withFlag(visit, to, gateways, base.now)),
    // Sets the draft cookie now, so that a browser that blocks it is noticed at once.
    await keepDraftVisitor(visitor ?? newDraftVisitor()),
  ]);
}
