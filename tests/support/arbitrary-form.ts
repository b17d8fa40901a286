import fc from 'fast-check';
import { type Definition } from '../../app/forms/engine/definition';
import { type FormValues, readFormValues } from '../../app/forms/engine/form-values';
import { formOf, wireForm } from '../fixtures/example-form';

const CHOICES = ['Yes', 'No', '3'];
const CHOOSING = ['radio', 'select', 'checkbox list', 'power cut checks'];
const item = {
  settings: {
    fields: [
      { alias: 'a', type: 'text' },
      {
        alias: 'b',
        type: 'text',
        condition: { rules: [{ field: 'a', operator: 'is', value: 'Yes' }] },
      },
      { alias: 'f', type: 'upload' },
    ],
  },
};
const TYPES = [
  'text',
  'textarea',
  'date',
  'password',
  'checkbox',
  'data consent',
  'title and description',
  'hidden',
  'recaptcha',
  'address',
  'postcode lookup',
  'address card',
  'location',
  'date and time picker',
  'appointment picker',
  'commissioning date',
  'ohms limit',
  'upload',
  'smart meter',
  'authorised representatives',
  ...CHOOSING,
];
/** Types with something to compare. */
const COMPARED = new Set([
  'text',
  'textarea',
  'date',
  'checkbox',
  'hidden',
  'address',
  ...CHOOSING,
]);

interface Draft {
  readonly type: string;
  readonly required: boolean;
  readonly condition: {
    readonly field: number;
    readonly operator: string;
    readonly value: string;
    readonly action: string;
  } | null;
}

const draft: fc.Arbitrary<Draft> = fc.record({
  type: fc.constantFrom(...TYPES, 'asset repeater', 'street repeater'),
  required: fc.boolean(),
  condition: fc.option(
    fc.record({
      field: fc.nat(12),
      operator: fc.constantFrom('is', 'is not', 'greater than', 'less than', 'contains'),
      value: fc.constantFrom(...CHOICES),
      action: fc.constantFrom('show', 'hide'),
    }),
  ),
});

function wireField({ type, required, condition }: Draft, index: number, before: readonly Draft[]) {
  const question = condition ? before[condition.field % Math.max(before.length, 1)] : undefined;
  const rule = condition && question && COMPARED.has(question.type) ? condition : null;
  return {
    alias: `q${index}`,
    type,
    caption: `Question ${index} %q0%`,
    required,
    preValues: CHOOSING.includes(type) ? CHOICES : [],
    ...(type.endsWith('repeater')
      ? item
      : type === 'hidden'
        ? { settings: { defaultValue: 'Yes' } }
        : {}),
    condition: rule && {
      action: rule.action,
      rules: [
        { field: `q${before.indexOf(question!)}`, operator: rule.operator, value: rule.value },
      ],
    },
  };
}

/** Any well-formed form of one to four pages, of any field types and conditions that look back. */
export const anyForm: fc.Arbitrary<Definition> = fc
  .tuple(
    fc.array(draft, { minLength: 1, maxLength: 11 }),
    fc.integer({ min: 1, max: 4 }),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([drafts, perPage, mandatorySection, ignoreFirstStep]) => {
    const fields = [
      { alias: 'first', type: 'text', caption: 'First' },
      ...drafts.map((one, index) => wireField(one, index, drafts.slice(0, index))),
    ];
    const pages = Array.from({ length: Math.ceil(fields.length / perPage) }, (_, page) => ({
      caption: `Page ${page + 1}`,
      fieldsets: [
        { caption: '', columns: [{ fields: fields.slice(page * perPage, (page + 1) * perPage) }] },
      ],
    }));
    return formOf(wireForm(pages, { mandatorySection, ignoreFirstStep }));
  });

const PARTS = [
  '',
  'addressLine1',
  'postcode',
  'city',
  'easting',
  'day',
  'month',
  'year',
  'calendarStartDate',
  'startTime',
  'noAccess',
  'timeFrom',
  'impedanceReading',
  'supplyPhase',
  '0.a',
  '0.b',
  '1.a',
  '7.f',
  '0.name',
  '0._',
  'constructor',
  '__proto__',
];
const aName = fc
  .tuple(
    fc.constantFrom(
      'first',
      '_asked',
      ...Array.from({ length: 11 }, (_, index) => `q${index}`),
      '',
    ),
    fc.constantFrom(...PARTS),
  )
  .map((parts) => parts.filter(Boolean).join('.'));
const aValue = fc.oneof(
  fc.constantFrom(
    'Yes',
    'No',
    '3',
    'true',
    '',
    '2026-03-25',
    '09:15',
    'CB1 9ZA',
    'q0 q1 first',
    'Oil',
    ' x ',
    'a\r\nb',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** Anything that a browser, or someone else, may post. */
export const anyPosted: fc.Arbitrary<FormValues> = fc
  .array(fc.tuple(aName, aValue), { maxLength: 40 })
  .map((entries) => readFormValues(entries));
