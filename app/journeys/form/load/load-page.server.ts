import type { AppLoadContext } from '@remix-run/node';
import { asks, fieldsOf } from '~/forms/engine/definition';
import { firstOpen, redirectFrom, stopAfter } from '~/forms/engine/journey';
import { formPath, OWN_ITEMS, withFormParam } from '~/forms/form-paths';
import type { Json } from '~/forms/engine/json';
import { gazetteer } from '~/server/ports/geography/gazetteer';
import { formField as formFieldTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import { plainData, seeOther } from '~/server/answers.server';
import { knowsVisitor } from '~/server/visit/cookies.server';
import { writeVisit } from '~/server/visit/session.server';
import { scoreFieldOn } from './bots.server';
import { answerFrom } from '~/forms/engine/address-answer';
import { answerFromPin } from './carried-address';
import { formContext, withDraft } from './context.server';
import { type FormContext } from './form-context';
import { entryPath, needsEntry, withItems } from './entry.server';
import type { FormGateways } from './gateways';
import { answerAfter } from './duplicate/duplicate-cut.server';
import { meterBefore } from './meter.server';
import { showNotice } from './notice.server';
import { pageView } from './page-view.server';
import { isSent, ownThankYouPath } from './thank-you.server';

/** If this page only asks for the address just chosen; null if more questions are open. */
async function onFromChosen(
  context: FormContext,
  slug: string,
  alias: string,
): Promise<string | null> {
  const { definition, search } = context;
  const journey = context.journey();
  const step = journey.steps.find(({ page }) => page.slug === slug);
  if (!step?.complete || step.page.fields.some((field) => asks(field) && field.alias !== alias))
    return null;
  const stop = search.has(OWN_ITEMS.change) ? firstOpen(journey) : stopAfter(journey, slug);
  return (await answerAfter(context, slug)) ?? formPath(definition.id, stop);
}

function chosenIn({ visit: { chosenAddress, chosenPin }, gateways }: FormContext): Json | null {
  if (chosenAddress) return answerFrom(chosenAddress);
  if (!chosenPin) return null;
  const town = chosenPin.sector && gazetteer.ofOutcode(chosenPin.sector.split(' ')[0] ?? '')?.town;
  return answerFromPin(
    chosenPin,
    town ?? '',
    textsOf(formFieldTexts, gateways.content.dictionary())('addressPin'),
  );
}

async function takeChosen(context: FormContext, visitor: string, slug: string) {
  const { definition, search, visit, draft } = context;
  const alias = search.get(OWN_ITEMS.chosen);
  const field = fieldsOf(definition).find((one) => one.alias === alias);
  const page = formPath(definition.id, { kind: 'page', slug });
  const to = search.has(OWN_ITEMS.change) ? withFormParam(page, 'change') : page;
  const chosen = chosenIn(context);
  if (!field || !chosen) return seeOther(to);
  const answer = field.kind.answer.safeParse(chosen);
  const cookies = [await writeVisit({ ...visit, chosenAddress: null, chosenPin: null })];
  const here = `${to}#${field.alias}`;
  if (!answer.success) return seeOther(here, cookies);
  const { data } = answer;
  const after = await context.gateways.drafts.change(
    visitor,
    definition,
    ({ draftAnswers }) => ({
      draftAnswers: { ...draftAnswers, answers: { ...draftAnswers.answers, [field.alias]: data } },
    }),
    context.storeUnavailable ? undefined : draft,
  );
  return seeOther(
    (await onFromChosen(withDraft(context, after), slug, field.alias)) ?? here,
    cookies,
  );
}

/** For a page that cannot be shown: the thank-you page, the entry page, or the first open page. */
function elsewhere(context: FormContext, slug: string): string | null {
  const { definition, draft, storeUnavailable, search } = context;
  if (storeUnavailable) return null;
  const isOpen = redirectFrom(context.journey(), { kind: 'page', slug }) === null;
  // The browser's Back button after sending.
  if (!isOpen && !draft && isSent(context)) return ownThankYouPath(definition);
  if (needsEntry(context)) {
    const entry = entryPath(definition.id);
    return withItems(
      context,
      !isOpen || search.has(OWN_ITEMS.gone) ? withFormParam(entry, 'gone') : entry,
    );
  }
  if (isOpen) return null;
  const first = formPath(definition.id, firstOpen(context.journey()));
  return withItems(context, draft ? first : withFormParam(first, 'gone'));
}

export async function loadPage(
  request: Request,
  form: string | undefined,
  slug: string,
  gateways: FormGateways,
  loadContext: AppLoadContext = {},
) {
  const context = await formContext(request, form, gateways, slug);
  const { visitor, search, storeUnavailable } = context;
  if (context.notice) return showNotice(context.notice);
  if (visitor && search.has(OWN_ITEMS.chosen)) return takeChosen(context, visitor, slug);
  const to = elsewhere(context, slug);
  if (to !== null) return seeOther(to);
  // Without the saved draft, only the first page is certain to be allowed.
  const isThere =
    !storeUnavailable || redirectFrom(context.journey(), { kind: 'page', slug }) === null;
  const shown = isThere ? slug : (context.journey().steps[0]?.page.slug ?? slug);
  const asked = await meterBefore(context, shown);
  const data = pageView(asked ? withDraft(context, asked) : context, shown);
  if (!data) throw new Response(null, { status: 404 });
  // A bot check token is valid for one visitor only.
  loadContext.isSameForAll =
    visitor === null &&
    search.size === 0 &&
    scoreFieldOn(context.definition, shown) === null &&
    !knowsVisitor(request);
  return plainData(data, storeUnavailable ? 503 : 200);
}
