import { z } from 'zod';
import { type Instant } from '~/domain/time/instant';
import { type DirectoryAddress } from './address-answer';
import { type Comparable, type Condition } from './condition';
import { type PageType } from './page-type';
import { type Answers, type Json } from './json';
import { type Problem, type Say } from './message';
import { type SubmissionField } from './submission-field';
import { truncateValues, type FormValues } from './form-values';

export interface StoredFile {
  readonly id: string;
  readonly displayName: string;
  readonly name: string;
  readonly size: number;
}

export interface Context {
  readonly now: Instant;
  readonly say: Say;
  readonly pageType: PageType;
  readonly fields: readonly Field[];
  readonly answers: Answers;
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly cuts?: ReadonlyMap<string, string>;
  readonly appointmentTimes: readonly string[];
  /** A missing score must stop the form; elsewhere rate limits apply (F-613). */
  readonly scoreRequired: boolean;
}

/**
 * An export of a type.ts in app/forms/fields, and one line in views.ts for the browser. `A` is the
 * answer, `S` its settings.
 */
export interface FieldTypeSpec<A extends Json, S> {
  readonly name: string;
  readonly answer: z.ZodType<A, z.ZodTypeDef, unknown>;
  readonly settings?: z.ZodType<S, z.ZodTypeDef, unknown>;
  /** False for fields that nobody answers: notes, hidden fields, those the server fills in. */
  readonly asks?: boolean;
  /** Its answer is the definition's default value, and it is never drawn. */
  readonly isHidden?: boolean;
  /** What the server sets this answer from; posted values are ignored. */
  readonly byServer?: 'score' | 'meter';
  readonly options?: 'needed' | 'optional';
  /** A repeater: `settings.fields` are the questions of one item. */
  readonly holdsItems?: boolean;
  /**
   * The most characters of one input that are read: more than the question accepts, so that a
   * slightly long answer is not lost. 500 by default.
   */
  readonly longest?: number | ((settings: S) => number);
  readonly secret?: boolean;
  readonly takesFile?: boolean;
  /** The page lists the form's appointment times for it. */
  readonly needsSlots?: boolean;
  /** The input that asks it on the offline page; without one it is asked when the report is sent. */
  readonly offline?: 'address' | 'text' | 'radio' | 'checkbox';
  /** The questions of one item if the definition names none. */
  readonly itemFields?: readonly unknown[];
  /** Valid or not; null for none. Never throws. */
  read(formValues: FormValues, field: Field, settings: S): A | null;
  /** The inverse of `read`: reading it again gives the same answer. */
  write(answer: A, field: Field): FormValues;
  check?(answer: A, field: Field, context: Context, settings: S): readonly Problem[];
  /** Of a required field without an answer; defaults to the field's own message. */
  missing?(field: Field, context: Context, settings: S, answer: A | null): readonly Problem[];
  isFilled?(answer: A): boolean;
  /** From a link's text; without it a link fills nothing in. May be an invalid answer. */
  prefill?(text: string, field: Field): Json;
  /** Before any answer; null for none. */
  begin?(field: Field, context: Pick<Context, 'now' | 'appointmentTimes'>): A | null;
  /** From the address that the visitor searched for; null if the question does not take it. */
  carry?(searched: DirectoryAddress, field: Field): Json;
  /** Without it, conditions on such a field are invalid. */
  compare?(answer: A | null): Comparable;
  show(answer: A, field: Field, context: Context): readonly string[];
  /** Null is sent for no answer. */
  send(answer: A | null, field: Field, context: Context): SubmissionField;
}

type AnySpec = FieldTypeSpec<Json, unknown>;
type Nullable = 'byServer' | 'offline' | 'prefill' | 'begin' | 'carry';

/** Without the answer's type, so that all field types fit one table. */
export type FieldType = Required<
  Omit<AnySpec, 'compare' | 'missing' | 'check' | 'read' | 'longest' | Nullable>
> & { readonly [Name in Nullable]: NonNullable<AnySpec[Name]> | null } & {
  readonly read: (formValues: FormValues, field: Field) => Json;
  readonly check: (answer: Json, field: Field, context: Context) => readonly Problem[];
  readonly missing: ((field: Field, context: Context, answer: Json) => readonly Problem[]) | null;
  readonly compare: ((answer: Json) => Comparable) | null;
};

export type FieldTypes = ReadonlyMap<string, FieldType>;

/** A type without settings sends none to the browser. */
const noSettings = z.unknown().transform(() => undefined);

const LONGEST_INPUT = 500;

/** Twice the text's limit: a longer text is reported, and can be shortened. */
export const roomFor = ({ maxLength }: { readonly maxLength: number }): number => 2 * maxLength;

/**
 * Erases the types of answer and settings in one place: drafts and definitions are parsed with
 * these schemas first.
 */
export function defineFieldType<A extends Json, S = unknown>(spec: FieldTypeSpec<A, S>): FieldType {
  const answerOf = (answer: Json) => answer as A;
  const settingsOf = (field: Field) => field.settings as S;
  const { check, missing, compare, isFilled, longest = LONGEST_INPUT } = spec;
  const most = (field: Field) =>
    typeof longest === 'number' ? longest : longest(settingsOf(field));
  return {
    name: spec.name,
    answer: spec.answer,
    settings: spec.settings ?? noSettings,
    asks: spec.asks ?? true,
    isHidden: spec.isHidden ?? false,
    byServer: spec.byServer ?? null,
    takesFile: spec.takesFile ?? false,
    needsSlots: spec.needsSlots ?? false,
    offline: spec.offline ?? null,
    options: spec.options ?? 'optional',
    holdsItems: spec.holdsItems ?? false,
    itemFields: spec.itemFields ?? [],
    secret: spec.secret ?? false,
    read: (formValues, field) =>
      spec.read(truncateValues(formValues, most(field)), field, settingsOf(field)),
    write: (answer, field) => spec.write(answerOf(answer), field),
    check: (answer, field, context) =>
      check?.(answerOf(answer), field, context, settingsOf(field)) ?? [],
    missing: missing
      ? (field, context, answer) => missing(field, context, settingsOf(field), answer as A | null)
      : null,
    isFilled: (answer) => isFilled?.(answerOf(answer)) ?? true,
    compare: compare ? (answer) => compare(answer as A | null) : null,
    prefill: spec.prefill ?? null,
    begin: spec.begin ?? null,
    carry: spec.carry ?? null,
    show: (answer, field, context) => spec.show(answerOf(answer), field, context),
    send: (answer, field, context) => spec.send(answer as A | null, field, context),
  };
}

/** Text from the definition or the server: not answered, not in the summary, not sent. */
export const defineNote = <S>(
  name: string,
  settings: NonNullable<FieldTypeSpec<null, S>['settings']>,
): FieldType =>
  defineFieldType<null, S>({
    name,
    answer: z.null(),
    settings,
    asks: false,
    read: () => null,
    write: () => new Map(),
    show: () => [],
    send: () => ({ value: null }),
  });

export interface Option {
  readonly value: string;
  readonly caption: string;
}

/**
 * Default values that make the field a note without a label, which is not counted as an error
 * (F-511, L-787).
 */
export type Special = 'asterisk disclaimer' | 'custom error';

export interface Field {
  readonly alias: string;
  readonly type: string;
  readonly kind: FieldType;
  readonly caption: string;
  readonly required: boolean;
  readonly requiredMessage: string;
  readonly pattern: RegExp | null;
  readonly patternMessage: string;
  readonly condition: Condition | null;
  readonly options: readonly Option[];
  /** `helpText`, then the text of this field's "requirements" field (F-506). */
  readonly help: readonly string[];
  readonly defaultValue: string;
  readonly showLabel: boolean;
  readonly acceptCopy: string;
  readonly heading: string;
  readonly bodyText: string;
  /** The `modalName` of the form's pop-up that explains this question; empty for none (F-503). */
  readonly modal: string;
  readonly special: Special | null;
  readonly settings: unknown;
  readonly fields: readonly Field[];
}
