import { asks } from '~/forms/engine/definition';
import type { Answers } from '~/forms/engine/json';
import { firstOpen, stopBefore, type Given, type Journey } from '~/forms/engine/journey';
import { NOTHING_KEPT, type Kept } from '~/forms/engine/kept';
import { pageModel } from '~/forms/engine/page-model';
import { isoDay } from '~/domain/event-time';
import { slotsOf } from '~/forms/engine/quarter-hour';
import type { Posted } from '~/forms/engine/posted';
import type { FormProblem } from '~/forms/engine/validation';
import { OWN_ITEMS, formPath } from '~/forms/view/form-paths';
import { titleOf, type PageData, type Telling } from '~/forms/view/page-data';
import type { BotChecks } from '../bot-check/create.server';
import { botAround } from './bots.server';
import { sealMeterPoints } from './hidden-meter-points.server';
import { meterAround } from './meter.server';
import { filesOn } from './uploads-of';
import { withoutMeter } from './without-meter';

/** Question types that offer the quarter hours of a day. */
const WITH_TIMES = ['appointment picker', 'date and time picker'];

export interface PageAsked {
  readonly request: Request;
  readonly journey: Journey;
  readonly slug: string;
  readonly given: Given;
  readonly problems?: readonly FormProblem[];
  readonly known?: Answers;
  readonly telling?: Telling | null;
  /** What the draft holds, for what the server itself found out. */
  readonly kept?: Kept;
  readonly bots: BotChecks;
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

/** One page of the form as data for its view; null where it is not part of the journey. */
export function pageView({ request, journey, slug, given, ...asked }: PageAsked): PageData | null {
  const { definition } = journey;
  const model = pageModel(journey, slug, given, asked.problems, asked.known);
  if (!model) return null;
  const query = new URL(request.url).searchParams;
  const before = query.has(OWN_ITEMS.change) ? firstOpen(journey) : stopBefore(journey, { kind: 'page', slug });
  const meter = meterAround(journey, slug, asked.kept ?? NOTHING_KEPT);
  const hasTimes = model.fieldsets.some(({ columns }) => columns.flat().some(({ type }) => WITH_TIMES.includes(type)));
  return {
    kind: 'page',
    id: definition.id,
    form: titleOf(definition),
    telling: asked.telling ?? null,
    page: sealMeterPoints(withoutMeter(model, meter)),
    seen: notesOf(journey, slug).join(' '),
    around: {
      slots: hasTimes ? slotsOf(definition.appointmentTimes) : [],
      today: isoDay(given.now),
      manual: query.getAll(OWN_ITEMS.manual),
      files: filesOn(model, given.files),
      meter,
      bot: botAround(journey, slug, asked.bots, asked.posted),
    },
    back: before ? formPath(definition.id, before) : OUT,
    isFirst: before === null,
    skip: definition.canSkip ? SKIP : null,
  };
}
