import { z } from 'zod';
import { OPERATORS } from './condition';
import { FORM_TYPES } from './definition';
import { PAGE_TYPES } from './page-type';
import { SESSION_FLAGS } from './session-flag';

const word = <T extends readonly [string, ...string[]]>(words: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.enum(words),
  );

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const listOf = <T extends z.ZodTypeAny>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value): z.output<T>[] => value ?? []);

const wireCondition = z
  .object({
    action: word(['show', 'hide'] as const).default('show'),
    logic: word(['all', 'any'] as const).default('all'),
    rules: z.array(
      z.object({
        field: z.string().min(1),
        operator: word(OPERATORS),
        value: z.union([z.string(), z.number(), z.boolean()]).transform(String),
      }),
    ),
  })
  .nullish()
  .transform((value) => value ?? null);

const wireOption = z.union([
  z.string().transform((value) => ({ value, caption: value })),
  z
    .object({ value: z.string(), caption: z.string().nullish() })
    .transform(({ value, caption }) => ({ value, caption: caption ?? value })),
]);

/**
 * `settings` holds the type's own settings. The names of the messages and of the pattern are
 * Umbraco's, because the specification gives none.
 */
export const wireField = z.object({
  alias: z
    .string()
    .regex(
      /^[A-Za-z][\w-]{0,63}$/,
      'an alias is a letter, then letters, digits, - or _, at most 64',
    ),
  type: z.string().min(1),
  caption: text,
  required: flag,
  requiredErrorMessage: text,
  pattern: text,
  patternInvalidErrorMessage: text,
  condition: wireCondition,
  preValues: listOf(wireOption),
  helpText: text,
  settings: z
    .object({
      defaultValue: text,
      showLabel: z
        .boolean()
        .nullish()
        .transform((value) => value ?? true),
      acceptCopy: text,
      caption: text,
      bodyText: text,
      modal: text,
    })
    .passthrough()
    .nullish(),
});
export type WireField = z.output<typeof wireField>;

const wireFieldset = z.object({
  caption: text,
  condition: wireCondition,
  columns: z.array(z.object({ fields: z.array(z.unknown()) })),
});

export const wirePage = z.object({
  caption: text,
  slug: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .nullish(),
  condition: wireCondition,
  fieldsets: z.array(wireFieldset).min(1, 'a page needs a fieldset'),
});
export type WirePage = z.output<typeof wirePage>;
/** A slug, or a page whose fields may be aliases. docs/decisions/report.md */
const otherPages = listOf(z.union([z.string(), wirePage]));

const note = z.object({ title: text, bodyText: text });

const thankYou = z.object({
  title: text,
  message: text,
  referenceMessage: text,
  stormFeedLink: flag,
  redirectLink: z
    .object({ url: text, name: text })
    .nullish()
    .transform((value) => value ?? null),
});

/** A page of ours, an https URL elsewhere, or a phone number: nothing that runs. */
export const link = z.object({
  url: z
    .string()
    .regex(/^(\/(?![/\\])|https:\/\/|tel:)/, 'an address that starts with one /, https:// or tel:'),
  name: z.string().min(1),
});

const dangerousSituation = z.object({
  question: z.string().min(1),
  yesLabel: text,
  noLabel: text,
  requiredErrorMessage: text,
  title: text,
  message: text,
  link: link.nullish().transform((value) => value ?? null),
});

const landing = z.object({
  title: text,
  message: text,
  nextLabel: text,
  selectLabel: text,
  requiredErrorMessage: text,
  links: z.array(link).min(1, 'a landing page needs a link').max(20),
  dangerousSituation: dangerousSituation.nullish().transform((value) => value ?? null),
});

export const wireDefinition = z.object({
  _id: z.string().min(1).max(100),
  name: z.string().min(1),
  type: z.enum(FORM_TYPES),
  pageType: z.enum(PAGE_TYPES),
  pages: z.array(wirePage).min(1, 'a form needs a page').max(50),
  address: text,
  nextLabel: text,
  submitLabel: text,
  previousLabel: text,
  header: z
    .object({ title: text })
    .nullish()
    .transform((value) => value ?? null),
  sessionFlag: z
    .enum(SESSION_FLAGS)
    .nullish()
    .transform((value) => value ?? null),
  landing: landing.nullish().transform((value) => value ?? null),
  thankYou: thankYou.nullish().transform((value) => value ?? null),
  postSubmitPageUrl: z
    .string()
    .regex(/^\/(?![/\\])/, 'an address on this site, starting with one /'),
  includeReference: flag,
  mandatorySection: z.union([z.boolean(), z.string(), z.array(z.string())]).nullish(),
  notAvailableData: note.nullish().transform((value) => value ?? null),
  appointmentTimes: listOf(
    z.string().regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'a quarter hour, such as 09:15'),
  ),
  dateAndPicker: flag,
  smartPingEnabled: flag,
  isSmartMeter: flag,
  isDS1: flag,
  canSkip: flag,
  modals: listOf(note.extend({ modalName: z.string().min(1) })),
  ignoreFirstStep: flag,
  priorityNote: wireCondition,
  anotherTime: wireCondition,
  stormPages: otherPages,
  healthPages: otherPages,
  smartMeterData: note
    .extend({ subtitle: text, icon: text })
    .nullish()
    .transform((value) => value ?? null),
});
export type WireDefinition = z.output<typeof wireDefinition>;
