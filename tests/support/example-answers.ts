import { fieldsOf, asks, type Definition } from '~/forms/engine/definition';
import { type Field } from '~/forms/engine/field-type';
import { acceptPage, ASKED } from '~/forms/engine/accept';
import { type BaseContext, journeyOf, type Journey } from '~/forms/engine/journey';
import { EMPTY_DRAFT } from '~/forms/engine/draft-answers';
import { type VisiblePage } from '~/forms/engine/visible';
import { exampleGiven, formValues } from '../fixtures/example-form';

type Values = Record<string, string | readonly string[]>;

/** Chooses among the options of a question; a seed makes the choice repeatable. */
export type Pick = (count: number) => number;

/** Creates a seeded random number generator. */
export function pickFrom(seed: number): Pick {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const spread = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((spread ^ (spread >>> 14)) >>> 0) % count;
  };
}

const FILE = { id: 'file-1', displayName: 'photo.jpg', name: 'file-1-photo.jpg', size: 184_320 };
export const walkGiven: BaseContext = {
  ...exampleGiven,
  files: new Map([[FILE.id, FILE]]),
  scoreRequired: false,
};

/** Answers that a pattern asks for, by alias. */
const PATTERNED: Readonly<Record<string, string>> = {
  visitPassword: 'yellow gate 4',
  meterPointNumber: '1900001901024',
  unmeteredMpan: '1900001901024',
  chargeCode: '4212345678100',
  postcode: 'BN2 9ZA',
};

const home: Values = {
  addressLine1: '12 Downs View',
  addressLine3: 'Brighton',
  postcode: 'BN2 9ZA',
};
const WHOLE: Readonly<Record<string, Values>> = {
  address: home,
  'address card': home,
  'postcode lookup': home,
  location: { city: 'Brighton', county: 'East Sussex', easting: '531000', northing: '105000' },
  'date and time picker': {
    calendarStartDate: '2026-03-08',
    startTime: '20:15',
    calendarEndDate: '2026-03-09',
    endTime: '11:00',
  },
  'appointment picker': { day: '2026-03-18', timeFrom: '09:15', timeUntil: '13:30' },
  'ohms limit': {
    supplyPhase: 'Single phase',
    propertyFuses: '100A',
    earthingType: 'PME',
    impedanceReading: '0.35',
  },
  'commissioning date': { '': '2026-04-02' },
  upload: { '': FILE.id },
  checkbox: { '': 'true' },
  'data consent': { '': 'true' },
};

interface TextSettings {
  readonly min?: number | null;
  readonly max?: number | null;
  readonly inputMode?: string;
}

function textFor(field: Field, pick: Pick): string {
  const { min, max, inputMode } = (field.settings ?? {}) as TextSettings;
  if (field.pattern)
    return PATTERNED[field.alias] ?? `no example for the pattern of ${field.alias}`;
  if (min != null) return String(pick(2) === 0 ? min : (max ?? min));
  if (inputMode === 'tel') return '07700 900123';
  return inputMode === 'email' ? 'jo@example.com' : 'Words';
}

function dayFor(field: Field): string {
  const { earliest, latest } = field.settings as {
    readonly earliest?: string | null;
    readonly latest?: string | null;
  };
  return latest ? '2026-03-04' : earliest ? '2026-03-24' : '2026-03-10';
}

/** Returns a valid answer by input; every item of a repeater is complete. */
export function exampleFor(field: Field, pick: Pick): Values {
  const option = () => field.options[pick(field.options.length)]?.value ?? '';
  if (field.kind.holdsItems) {
    return Object.fromEntries(
      field.fields.flatMap((inner) =>
        Object.entries(exampleFor(inner, pick)).map(([part, value]) => [
          ['0', inner.alias, part].filter(Boolean).join('.'),
          value,
        ]),
      ),
    );
  }
  if (field.type === 'checkbox list' || field.type === 'power cut checks') {
    const [first, second] = [option(), option()];
    const { alone = [] } = (field.settings ?? {}) as { alone?: readonly string[] };
    const single = [first, second].find((one) => alone.includes(one));
    return { '': single === undefined ? [first, second] : [single] };
  }
  if (field.options.length > 0) return { '': option() };
  if (field.type === 'recent power cut') return { '': pick(2) === 0 ? 'INCD-100101-A' : 'Other' };
  if (field.type === 'date') return { '': dayFor(field) };
  return WHOLE[field.type] ?? { '': textFor(field, pick) };
}

/** How much a visitor answers: every question, or only what must be answered. */
export type Effort = 'all' | 'least';

function isNeeded(definition: Definition, page: VisiblePage, field: Field): boolean {
  const { mandatorySection } = definition;
  const section = page.fieldsets.find((one) => one.fields.includes(field));
  const mandatory =
    mandatorySection === 'every' || mandatorySection.includes(section?.caption ?? '');
  const questions = section?.fields.filter(asks) ?? [];
  return (
    field.required ||
    (mandatory &&
      !questions.some((one) => one.required && one.condition === null) &&
      questions[0] === field)
  );
}

/** What someone answers once and does not change. */
function answering(definition: Definition, pick: Pick, effort: Effort) {
  const valuesByField = new Map<Field, Values>();
  const answerOf = (field: Field): Values => {
    const values = valuesByField.get(field) ?? exampleFor(field, pick);
    valuesByField.set(field, values);
    return values;
  };
  return (page: VisiblePage) => {
    const questions = page.fields.filter(asks);
    const answered = questions.filter(
      (field) => effort === 'all' || isNeeded(definition, page, field),
    );
    const values = answered.flatMap((field) =>
      Object.entries(answerOf(field)).map(([part, value]): [string, string | readonly string[]] => [
        part ? `${field.alias}.${part}` : field.alias,
        value,
      ]),
    );
    return formValues({
      ...Object.fromEntries(values),
      [ASKED]: questions.map(({ alias }) => alias).join(' '),
    });
  };
}

export interface Walk {
  readonly journey: Journey;
  readonly problems: readonly string[];
}

/** Fills a form page by page until the answers can be checked, or a page rejects its answers. */
export function walk(definition: Definition, pick: Pick, effort: Effort): Walk {
  let draft = EMPTY_DRAFT;
  const answer = answering(definition, pick, effort);
  const most = definition.pages.length * (fieldsOf(definition).length + 1);
  for (let step = 0; step < most; step += 1) {
    const journey = journeyOf(definition, draft.answers, walkGiven);
    if (journey.complete) return { journey, problems: [] };
    const slug = journey.steps[journey.reached - 1]?.page.slug ?? '';
    const page = journey.visibleForm.pages.find((one) => one.slug === slug);
    const accepted = page && acceptPage(definition, draft, slug, answer(page), walkGiven);
    if (!accepted || accepted.problems.length > 0) {
      return {
        journey,
        problems: accepted?.problems.map(({ name, message }) => `${name}: ${message}`) ?? [slug],
      };
    }
    draft = accepted.draftAnswers;
  }
  return { journey: journeyOf(definition, draft.answers, walkGiven), problems: ['it never ends'] };
}
