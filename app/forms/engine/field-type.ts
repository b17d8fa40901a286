import { z } from 'zod';
import { type Instant } from '~/domain/time/instant';
import { type Comparable } from './condition';
import { type Field, type PageType } from './definition';
import { type Answers, type Json } from './json';
import { type Problem, type Say } from './message';
import { type SubmissionField } from './submission-field';
import { truncateValues, type FormValues } from './form-values';

/** What the store knows about a file whose id an answer holds. Specification: lookup, section 3 (uploaded file). */
export interface StoredFile {
  readonly id: string;
  readonly displayName: string;
  /** What it is stored under, and what travels. */
  readonly name: string;
  readonly size: number;
}

/** What a check or a summary may know beside the answer itself. */
export interface Context {
  readonly now: Instant;
  readonly say: Say;
  readonly pageType: PageType;
  /** The shown fields of the form, and their answers. */
  readonly fields: readonly Field[];
  readonly answers: Answers;
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly appointmentTimes: readonly string[];
  /** True where a missing score must stop the form; elsewhere rate limits take its place. Decision F-613. */
  readonly scoreRequired: boolean;
}

/** A kind of question: an export of a parse.ts in app/forms/fields, and one line in views.ts. `A` is the answer, `S` its own settings. */
export interface FieldTypeSpec<A extends Json, S> {
  /** As a definition writes it: "checkbox list". */
  readonly name: string;
  readonly answer: z.ZodType<A, z.ZodTypeDef, unknown>;
  readonly settings?: z.ZodType<S, z.ZodTypeDef, unknown>;
  /** False for what nobody answers: notes, hidden fields, what the server fills in. */
  readonly asks?: boolean;
  /** The server sets this answer; what is posted under its name is not read. */
  readonly byServer?: boolean;
  readonly options?: 'needed' | 'optional';
  /** A repeater: `settings.fields` are the questions of one item. */
  readonly holdsItems?: boolean;
  /**
   * The most characters of one input that are read at all, before anything is done with them or kept. More than the question
   * accepts, so that whoever typed a little too much finds it again. 500 by default.
   */
  readonly longest?: number | ((own: S) => number);
  /** Not sent, not shown, not kept in a draft. */
  readonly secret?: boolean;
  /** The questions of one item when the definition names none. */
  readonly itemFields?: readonly unknown[];
  /** Typed answer of what was posted, wrong or right; null for none. Never throws. */
  read(formValues: FormValues, field: Field, own: S): A | null;
  /** The inverse of `read`: reading it again gives the same answer. */
  write(answer: A, field: Field): FormValues;
  /** What is wrong with an answer that was given. */
  check?(answer: A, field: Field, context: Context, own: S): readonly Problem[];
  /** What is wrong when a required field has no answer; without it, the field's own sentence. */
  missing?(field: Field, context: Context, own: S, answer: A | null): readonly Problem[];
  /** Whether it counts as answered, for required questions and mandatory sections. */
  isFilled?(answer: A): boolean;
  /** What conditions see; without it, conditions on such a field are refused. */
  compare?(answer: A | null): Comparable;
  /** The lines of the summary. */
  show(answer: A, field: Field, context: Context): readonly string[];
  /** What the payload carries; null travels for no answer. */
  send(answer: A | null, field: Field, context: Context): SubmissionField;
}

/** The same without the answer's type, so that all field types fit one table. */
export type FieldType = Required<
  Omit<FieldTypeSpec<Json, unknown>, 'compare' | 'missing' | 'check' | 'read' | 'longest'>
> & {
  readonly read: (formValues: FormValues, field: Field) => Json;
  readonly check: (answer: Json, field: Field, context: Context) => readonly Problem[];
  readonly missing: ((field: Field, context: Context, answer: Json) => readonly Problem[]) | null;
  readonly compare: ((answer: Json) => Comparable) | null;
};

/** Types by the name that a definition uses. */
export type FieldTypes = ReadonlyMap<string, FieldType>;

/** A type without settings of its own sends none to the browser. */
const noSettings = z.unknown().transform(() => undefined);

/** What a question without a limit of its own reads of each input. */
const LONGEST_INPUT = 500;

/** Twice what a text may have: one that is too long is reported, and can be shortened. */
export const roomFor = ({ maxLength }: { readonly maxLength: number }): number => 2 * maxLength;

/** Forgets the types of answer and settings in one place: drafts and definitions are parsed with these very schemas first. */
export function defineFieldType<A extends Json, S = unknown>(spec: FieldTypeSpec<A, S>): FieldType {
  const given = (answer: Json) => answer as A;
  const own = (field: Field) => field.own as S;
  const { check, missing, compare, isFilled, longest = LONGEST_INPUT } = spec;
  const most = (field: Field) => (typeof longest === 'number' ? longest : longest(own(field)));
  return {
    name: spec.name,
    answer: spec.answer,
    settings: spec.settings ?? noSettings,
    asks: spec.asks ?? true,
    byServer: spec.byServer ?? false,
    options: spec.options ?? 'optional',
    holdsItems: spec.holdsItems ?? false,
    itemFields: spec.itemFields ?? [],
    secret: spec.secret ?? false,
    read: (formValues, field) => spec.read(truncateValues(formValues, most(field)), field, own(field)),
    write: (answer, field) => spec.write(given(answer), field),
    check: (answer, field, context) => check?.(given(answer), field, context, own(field)) ?? [],
    missing: missing ? (field, context, answer) => missing(field, context, own(field), answer as A | null) : null,
    isFilled: (answer) => isFilled?.(given(answer)) ?? true,
    compare: compare ? (answer) => compare(answer as A | null) : null,
    show: (answer, field, context) => spec.show(given(answer), field, context),
    send: (answer, field, context) => spec.send(answer as A | null, field, context),
  };
}

/** A note between questions, worded by the definition or by the server: nobody answers it, it is not shown again, and not sent. */
export const defineNote = <S>(name: string, settings: NonNullable<FieldTypeSpec<null, S>['settings']>): FieldType =>
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
