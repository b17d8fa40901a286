import { firstOpen } from '~/forms/engine/journey';
import { readFormValues } from '~/forms/engine/form-values';
import { formPath } from '~/forms/form-paths';
import { formContext } from '~/journeys/form/load/context.server';
import { type FormContext } from '~/journeys/form/load/form-context';
import type { FormGateways } from '~/journeys/form/load/gateways';
import { keepStep } from '~/journeys/form/load/keep-step.server';
import { seeOther } from '~/server/answers.server';
import { keepDraftVisitor, newDraftVisitor, withCookieProbe } from '~/server/drafts/cookie.server';
import { formEntries } from '~/server/lib/form.server';
import { REPORT_FORM } from './report-form.server';

/**
 * Page by page as if each had been posted. Sends nothing: the visitor continues where an answer is
 * missing, or checks and sends it.
 */
export async function takeReport(request: Request, gateways: FormGateways): Promise<Response> {
  const id = REPORT_FORM;
  const start = await formContext(request, id, gateways);
  const path = formPath(id);
  if (start.notice) return seeOther(path);
  const posted = readFormValues(await formEntries(request));
  const visitor = start.visitor ?? newDraftVisitor();
  let context: FormContext = start;
  for (const { slug } of start.definition.pages) {
    ({ page: context } = await keepStep({ ...context, visitor, slug, posted }));
    if (context.storeUnavailable) return seeOther(path);
  }
  const to = formPath(id, firstOpen(context.journey()));
  return seeOther(withCookieProbe(to, start.visitor === null), [await keepDraftVisitor(visitor)]);
}
