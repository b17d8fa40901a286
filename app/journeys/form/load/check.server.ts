import { firstOpen, redirectFrom, stopBefore } from '~/forms/engine/journey';
import { valueOf } from '~/forms/engine/form-values';
import { ANYWAY, formPath, KEY, withFormParam } from '~/forms/form-paths';
import { titleOf, type CheckData, type DraftNotice } from '~/journeys/form/page-data';
import { pageData, seeOther } from '~/server/answers.server';
import { formContext } from './context.server';
import { type FormContext } from './form-context';
import type { FormGateways } from './gateways';
import { showNotice, storeNotice } from './notice.server';
import { draftNoticeOf } from './page-view.server';
import { postedIn } from './post-page.server';
import { sendAnswers, sendingView, sentTo, type Why } from './sending.server';
import { isSent, ownThankYouPath } from './thank-you.server';

function toOpen({ definition, draft, journey }: FormContext): Response {
  const first = formPath(definition.id, firstOpen(journey()));
  return seeOther(draft ? first : withFormParam(first, 'gone'));
}

export async function loadCheck(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
) {
  const context = await formContext(request, form, gateways);
  const { definition, draft } = context;
  if (context.notice) return showNotice(context.notice);
  if (context.storeUnavailable) return storeNotice(context);
  // The browser's Back button after sending.
  if (!draft && isSent(context)) return seeOther(ownThankYouPath(definition));
  if (!draft || redirectFrom(context.journey(), { kind: 'check' })) return toOpen(context);
  return pageData(checkView(context, draft.submissionKey, { draftNotice: draftNoticeOf(context) }));
}

/** Sends the answers, or shows them again and says why they were not sent. */
export async function postCheck(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
) {
  const context = await formContext(request, form, gateways);
  const { visitor, draft } = context;
  if (context.notice) return showNotice(context.notice);
  const posted = await postedIn(request);
  if (context.storeUnavailable) return storeNotice(context);
  if (!visitor || !draft) {
    const before = await gateways.submissions
      .find(valueOf(posted, KEY).slice(0, 64))
      .catch(() => null);
    if (!before) return toOpen(context);
    const { to, cookies } = await sentTo(context, before, null);
    return seeOther(to, cookies);
  }
  if (redirectFrom(context.journey(), { kind: 'check' })) return toOpen(context);
  const outcome = await sendAnswers(context, draft, visitor, posted.has(ANYWAY));
  return 'to' in outcome
    ? seeOther(outcome.to, outcome.cookies)
    : pageData(checkView(context, draft.submissionKey, outcome), outcome.status);
}

export function checkView(
  context: Pick<FormContext, 'definition' | 'base' | 'journey'>,
  submissionKey: string,
  more: { draftNotice?: DraftNotice | null } & Why = {},
): CheckData {
  const { definition } = context;
  const before = stopBefore(context.journey(), { kind: 'check' });
  return {
    kind: 'check',
    id: definition.id,
    form: titleOf(definition),
    draftNotice: more.draftNotice ?? null,
    submitLabel: definition.pages.at(-1)?.labels.submit ?? '',
    back: formPath(definition.id, before ?? undefined),
    ...sendingView(context, submissionKey, more),
  };
}
