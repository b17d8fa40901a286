import { randomUUID } from 'node:crypto';
import { textsOf } from '~/words/texts';
import { offers as offersTexts } from '#words/en.json';
import { isFailure } from '~/domain/failure';
import { isFull, stillOffered, withItem, withoutItem } from '~/domain/offers/choice';
import { offersEmailSchema } from '~/forms/schemas/offers-email';
import { offersHref, type OffersData, type OffersStep } from '../offers-data';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { scoreOfFields } from '~/journeys/form/load/bots.server';
import { pageData, seeOther } from '~/server/answers.server';
import { passes } from '~/server/ports/bot-check/port';
import type { Act } from '~/server/ports/bot-check/uses.server';
import { keepOffersVisit, type OffersVisit } from '~/server/ports/offers/visit-cookie.server';
import { checkForm, postedFields, type Fields } from '~/server/lib/posted-form.server';
import { callerOf, limiterOf } from '~/server/lib/rate-limit.server';
import { offeredNow, offersData } from './data.server';
import { gateOf, visitorOf, type OffersPageGateways, type OffersVisitor } from './gate.server';
import { leave } from './load.server';

const perAddress = limiterOf('offers');

interface Step {
  readonly request: Request;
  readonly gateways: OffersPageGateways;
  readonly visitor: OffersVisitor;
}

const on = (to: string, own?: OffersVisit) => seeOther(to, own ? [keepOffersVisit(own)] : []);

/** The browser's signed cookie keeps the choice, so a reload changes nothing. */
function choose({ gateways, visitor }: Step, fields: Fields) {
  const { limit, titles } = offeredNow(gateways);
  const { own, preview } = visitor;
  const before = stillOffered(own.items, titles, limit);
  const { add, remove = '' } = fields;
  const full = add !== undefined && !before.includes(add) && isFull(before, limit);
  const items =
    add === undefined ? withoutItem(before, remove) : withItem(before, add, titles, limit);
  const place = full ? 'full' : `offer-${titles.indexOf(add ?? remove) + 1}`;
  const since = own.since ?? Date.now();
  return on(`${offersHref('choose', preview)}#${place}`, {
    ...own,
    items: [...items],
    since,
    done: null,
  });
}

type Say = ReturnType<typeof textsOf<typeof offersTexts>>;

async function send(step: Step, emailAddress: string, reference: string | null, say: Say) {
  const { request, gateways, visitor } = step;
  const { visit, own, preview } = visitor;
  const { phone } = gateways.content.settings().operator;
  const mpan = visit.searchedAddress?.mpan;
  const { limit, titles } = offeredNow(gateways);
  const items = stillOffered(own.items, titles, limit);
  const again = (status: number, problem: OffersData['problem'], shown: OffersStep = 'choose') =>
    pageData(
      offersData(gateways, visitor, { step: shown, reference, problem, typed: emailAddress }),
      status,
    );
  if (!mpan || preview) return again(422, { field: null, message: say('offersPreview') });
  if (items.length === 0)
    return again(422, { field: 'offers', message: say('offersNothingChosen') });
  if (perAddress.take(callerOf(request), Date.now()) > 0)
    return again(429, { field: null, message: say('offersTooMany') });
  try {
    const outcome = await gateways.offers.request({
      emailAddress,
      mpan,
      futurePlannedPowerCutOffers: items.map((ItemName) => ({ ItemName })),
      incidentReference: reference,
    });
    const done = { count: items.length, kept: outcome === 'kept', id: randomUUID() };
    return on(offersHref('done', false), { ...own, items: [], done });
  } catch (error) {
    const refused = isFailure(error, 'invalid');
    return again(refused ? 422 : 503, {
      field: null,
      message: say(refused ? 'offersRefused' : 'offersFailed', { phone }),
    });
  }
}

/**
 * The confirmation goes to an email address, so this step has the same bot check as other forms:
 * docs/decisions/once-and-limits.md
 */
async function isOfPerson(
  { request, gateways, visitor }: Step,
  fields: Fields,
  reference: string | null,
): Promise<boolean> {
  const { mpan, items, since } = visitor.own;
  const act: Act = ['offers', mpan, reference, items];
  const scoreOf = await scoreOfFields(request, fields, gateways.bots, act);
  return passes(scoreOf(since));
}

/** Add, Remove, Request or Confirm: docs/decisions/planned-and-offers.md */
export async function postOffers(request: Request, gateways: OffersPageGateways) {
  const fields = await postedFields(request);
  const visitor = await visitorOf(request);
  const step: Step = { request, gateways, visitor };
  if (fields['add'] !== undefined || fields['remove'] !== undefined) return choose(step, fields);

  // Pressed again after sending: the first answer stays.
  if (visitor.own.done) return on(offersHref('done', false));
  const say = textsOf(offersTexts, gateways.content.dictionary());
  const { gate, reference, alreadyRequested } = await gateOf(gateways, visitor);
  if (alreadyRequested && visitor.own.items.length > 0) return send(step, '', reference, say);
  if (!gate.show) return leave(gateways, visitor, reference, gate.to);
  if (fields['confirm'] === undefined) {
    const asksEmail = !gate.emailKnown && visitor.own.items.length > 0 && !visitor.preview;
    return asksEmail ? on(offersHref('email', false)) : send(step, '', reference, say);
  }
  const typed = fields['emailAddress'] ?? '';
  const invalid = gateways.content.offers().emailValidationMessage || say('offersEmailInvalid');
  const { data, fieldErrors } = await checkForm(offersEmailSchema, () => invalid, fields);
  const isPerson = data === null || (await isOfPerson(step, fields, reference));
  if (data && isPerson) return send(step, data.emailAddress, reference, say);
  const { phone } = gateways.content.settings().operator;
  const problem = isPerson ? null : { field: null, message: say('offersNotAPerson', { phone }) };
  const shown = {
    step: 'email',
    reference,
    fieldErrors: fieldErrors ?? {},
    problem,
    token: fields[BOT_INPUTS.token],
    typed: typed.slice(0, 254),
  } as const;
  return pageData(offersData(gateways, visitor, shown), 422);
}
