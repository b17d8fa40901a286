import { asks, fieldsOf } from '~/forms/engine/definition';
import type { Answers } from '~/forms/engine/json';
import { firstOpen, journeyOf, stopBefore, type Journey } from '~/forms/engine/journey';
import { pageModel } from '~/forms/engine/page-model';
import { isoDay } from '~/domain/time/event-time';
import { slotsOf } from '~/forms/engine/quarter-hour';
import type { Posted } from '~/forms/engine/posted';
import type { FormProblem } from '~/forms/engine/validation';
import { OWN_ITEMS, formPath, withOwnItem } from '~/forms/form-paths';
import { titleOf, type PageData, type Telling } from '../page-data';
import { withoutProbe } from '~/server/drafts/cookie.server';
import { appointmentsToBegin } from './begins-with';
import { botAround } from './bots.server';
import { carriedAnswers } from './carried-address';
import type { FormContext } from './context.server';
import { claimAround, claimItems } from './known/claim.server';
import { sealMeterPoints } from './hidden-meter-points.server';
import { meterAround } from './meter.server';
import { queriedAnswers } from './queried-answers';
import { filesOn } from './uploads-of';
import { withoutMeter } from './without-meter';

/** Question types that offer the quarter hours of a day. */
const WITH_TIMES = ['appointment picker', 'date and time picker'];

/** What a page is shown with, beside what its context says. */
interface Shown {
  readonly problems?: readonly FormProblem[];
  /** What the page was posted with, where it is shown again. */
  readonly posted?: Posted;
}

/** Where Back leads on the first page: out of the form. Decision F-488. */
const OUT = '/';
/** Specification: form engine, section 2 "Forms that can be skipped". */
const SKIP = '/power-cut/incident';

/** The notes that a page shows beside its questions, as the hidden input names them. */
export const notesOf = (journey: Journey, slug: string): readonly string[] =>
  (journey.shown.pages.find((page) => page.slug === slug)?.fields ?? [])
    .filter((field) => !asks(field) && field.type !== 'hidden' && !field.kind.byServer)
    .map(({ alias }) => alias);

/** What is said above the questions of what became of the answers. */
export function tellingOf({ draft, isAway, isDraft, search }: FormContext): Telling | null {
  if (isAway) return 'unavailable';
  if (isDraft) return 'preview';
  if (search.has(OWN_ITEMS.gone) && !draft) return 'gone';
  if (!draft?.formChanged) return null;
  return draft.lost.length > 0 ? 'changed-lost' : 'changed';
}

/** What questions begin with that nobody has answered yet. */
function beginning(context: FormContext): Answers {
  const { definition, given, visit, query, draft } = context;
  // What the link said counts more than what we know, also on the pages after the first.
  const items = query.malformed ? {} : { ...claimItems(context), ...draft?.query, ...query.items };
  const fields = fieldsOf(definition);
  return {
    ...appointmentsToBegin(definition, given.now),
    ...carriedAnswers(fields, visit.searchedAddress),
    ...queriedAnswers(fields, { malformed: false, items }),
  };
}

/** The address of the page, with the items that it came with: whoever posts it goes on from here. */
function actionOf({ definition, search }: FormContext, slug: string): string {
  const items = withoutProbe(search).toString();
  return `${formPath(definition.id, { kind: 'page', slug })}${items && `?${items}`}`;
}

/** Where a page that was opened by Change leads back to: the check, or what is still to be answered before it. */
export function backFromChange({ definition, draft, kept, given }: FormContext, slug: string): string {
  const stop = firstOpen(journeyOf(definition, (draft?.kept ?? kept).answers, given));
  const path = formPath(definition.id, stop);
  return stop.kind === 'page' && stop.slug === slug ? withOwnItem(path, 'change') : path;
}

/** One page of the form as data for its view; null where it is not part of the journey. */
export function pageView(context: FormContext, slug: string, { problems, posted }: Shown = {}): PageData | null {
  const { definition, given, search, gateways } = context;
  const journey = context.journey();
  const telling = tellingOf(context);
  const model = pageModel(journey, slug, given, problems, posted ? {} : beginning(context));
  if (!model) return null;
  const isChange = search.has(OWN_ITEMS.change);
  const before = stopBefore(journey, { kind: 'page', slug });
  const meter = meterAround(context, slug);
  const hasTimes = model.fieldsets.some(({ columns }) => columns.flat().some(({ type }) => WITH_TIMES.includes(type)));
  return {
    kind: 'page',
    id: definition.id,
    form: titleOf(definition),
    telling,
    page: sealMeterPoints(withoutMeter(model, meter)),
    seen: notesOf(journey, slug).join(' '),
    around: {
      slots: hasTimes ? slotsOf(definition.appointmentTimes) : [],
      today: isoDay(given.now),
      manual: search.getAll(OWN_ITEMS.manual),
      files: filesOn(model, given.files),
      meter,
      claim: claimAround(context),
      bot: botAround(definition, slug, gateways.bots, posted),
    },
    // Said in full: a form without it takes the fragment of the address along to the pages after it.
    action: actionOf(context, slug),
    back: isChange ? backFromChange(context, slug) : before ? formPath(definition.id, before) : OUT,
    isFirst: !isChange && before === null,
    isChange,
    skip: definition.canSkip ? SKIP : null,
  };
}
