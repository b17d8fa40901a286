import { z } from 'zod';
import { withoutEnd } from '~/domain/trim-trailing-slash';
import { type Field, type Context, defineFieldType, type FieldType } from '../../engine/field-type';
import { type Answers, json, type Json } from '../../engine/json';
import { labelOf } from '../../engine/label';
import { type MessageKey, type Problem } from '../../engine/message';
import { LONGEST_VALUE, partOf, type FormValues, under } from '../../engine/form-values';
import { ITEM, itemNumbers } from '../../engine/repeater-items';
import { checkField, isFilled } from '../../engine/validation';
import { visibleItem } from '../../engine/visible';
import {
  type Representative,
  type SubmissionField,
  type SubmissionValue,
} from '../../engine/submission-field';

type Items = readonly Answers[];

const settings = z
  .object({ maxItems: z.number().int().positive().max(200).default(50) })
  .passthrough();

const MOST = 200;

function readItem(values: FormValues, fields: readonly Field[]): Answers {
  const answers = fields.flatMap((field): [string, Json][] => {
    const answer = field.kind.asks ? field.kind.read(partOf(values, field.alias), field) : null;
    return answer === null ? [] : [[field.alias, answer]];
  });
  return Object.fromEntries(answers);
}

/** Closes gaps in the numbers, as the browser posts what is on the page. */
function read(formValues: FormValues, field: Field): Items | null {
  const items = itemNumbers(formValues).slice(0, MOST);
  return items.length > 0
    ? items.map((number) => readItem(partOf(formValues, number), field.fields))
    : null;
}

function write(items: Items, field: Field): FormValues {
  return new Map(
    items.flatMap((item, index) => [
      [`${index}.${ITEM}`, ['']] as [string, readonly string[]],
      ...field.fields.flatMap((inner) => {
        const answer = item[inner.alias] ?? null;
        return answer === null
          ? []
          : under(`${index}.${inner.alias}`, inner.kind.write(answer, inner));
      }),
    ]),
  );
}

const isBlank = (item: Answers, fields: readonly Field[]): boolean =>
  fields.every((field) => !isFilled(field, item[field.alias]));

function inside(item: Answers, field: Field, context: Context) {
  const visibleForm = visibleItem(field.fields, item, context);
  const itemContext: Context = {
    ...context,
    fields: [...visibleForm.fields, ...context.fields],
    answers: { ...context.answers, ...visibleForm.answers },
  };
  return { ...visibleForm, context: itemContext };
}

const filledItems = (items: Items, field: Field): Items =>
  items.filter((item) => !isBlank(item, field.fields));

function check(items: Items, field: Field, context: Context, max: number): readonly Problem[] {
  if (items.length > max) return [{ part: '', message: context.say('tooManyItems', { max }) }];
  return items.flatMap((item, index) => {
    // A blank item was added but not needed.
    if (isBlank(item, field.fields)) return [];
    const { fields, answers, context: itemContext } = inside(item, field, context);
    return fields.flatMap((inner) =>
      checkField(inner, answers[inner.alias], itemContext).map(({ part, message }) => ({
        part: [String(index), inner.alias, part].filter(Boolean).join('.'),
        message,
      })),
    );
  });
}

/** Each item as one line: "Street light, 4". */
function show(items: Items, field: Field, context: Context): readonly string[] {
  return filledItems(items, field).map((item) => {
    const { fields, answers, context: itemContext } = inside(item, field, context);
    return fields
      .flatMap((inner) => {
        const answer = answers[inner.alias] ?? null;
        if (answer === null || inner.kind.secret || !inner.kind.asks) return [];
        const label = withoutEnd(labelOf(inner, itemContext), '?:');
        return [`${label}: ${inner.kind.show(answer, inner, itemContext).join(', ')}`];
      })
      .join('; ');
  });
}

const asText = (value: SubmissionValue): string =>
  (Array.isArray(value) ? value.join(', ') : String(value ?? '')).slice(0, 2000);

/** Alias to answer, as text, only visible and answered ones. */
const wireItems = (items: Items, field: Field, context: Context): Record<string, string>[] =>
  filledItems(items, field)
    .slice(0, MOST)
    .map((item) => {
      const { fields, answers, context: itemContext } = inside(item, field, context);
      const sent = fields
        .filter((inner) => !inner.kind.secret && isFilled(inner, answers[inner.alias]))
        .map((inner) => [
          inner.alias,
          asText(inner.kind.send(answers[inner.alias] ?? null, inner, itemContext).value),
        ]);
      return Object.fromEntries(sent) as Record<string, string>;
    });

interface RepeaterSpec {
  readonly name: string;
  readonly missing: MessageKey;
  readonly itemFields?: readonly unknown[];
  /** The wire contract's maximum, whatever the definition says. */
  readonly most?: number;
  readonly members: (items: Items, field: Field, context: Context) => SubmissionField['members'];
}

const repeater = ({ name, missing, itemFields, members, most = MOST }: RepeaterSpec): FieldType =>
  defineFieldType<Items, z.output<typeof settings>>({
    name,
    answer: z.array(z.record(json)).min(1).max(MOST),
    settings,
    holdsItems: true,
    longest: LONGEST_VALUE,
    ...(itemFields ? { itemFields } : {}),
    read,
    write,
    isFilled: (items) => items.some((item) => Object.keys(item).length > 0),
    check: (items, field, context, limits) =>
      check(items, field, context, Math.min(limits.maxItems, most)),
    missing: (field, { say }) => [{ part: '', message: field.requiredMessage || say(missing) }],
    show,
    send: (items, field, context) => {
      const lines = items ? show(items, field, context) : [];
      if (!items || lines.length === 0) return { value: null };
      const itemMembers = members(items, field, context);
      return {
        value: lines.map((line) => line.slice(0, 2000)),
        ...(itemMembers ? { members: itemMembers } : {}),
      };
    },
  });

const assets = (name: string): FieldType =>
  repeater({
    name,
    missing: 'assetMissing',
    members: (items, field, context) => ({ assets: wireItems(items, field, context) }),
  });

/** As in the API contract. A definition with its own fields may replace the captions. */
const itemFields = [
  {
    alias: 'name',
    type: 'text',
    caption: 'Full name',
    required: true,
    settings: { maxLength: 100, autocomplete: 'off' },
  },
  {
    alias: 'telephoneNumber',
    type: 'text',
    caption: 'Phone number',
    settings: { maxLength: 20, inputMode: 'tel' },
  },
  {
    alias: 'emailAddress',
    type: 'text',
    caption: 'Email address',
    settings: { maxLength: 254, inputMode: 'email' },
  },
];

/** API contract. */
const MOST_REPRESENTATIVES = 10;

function representative(item: Readonly<Record<string, string>>): Representative[] {
  const { name, telephoneNumber, emailAddress } = item;
  if (!name) return [];
  return [
    {
      name: name.slice(0, 100),
      ...(telephoneNumber ? { telephoneNumber } : {}),
      ...(emailAddress ? { emailAddress } : {}),
    },
  ];
}

export const authorisedRepresentatives = repeater({
  name: 'authorised representatives',
  missing: 'representativeName',
  itemFields,
  most: MOST_REPRESENTATIVES,
  members: (items, field, context) => {
    const people = wireItems(items, field, context).flatMap(representative);
    return people.length > 0 ? { authorisedRepresentatives: people } : undefined;
  },
});

export const assetRepeater = assets('asset repeater');

export const streetRepeater = assets('street repeater');

export const unmeteredRepeater = assets('unmetered repeater');
