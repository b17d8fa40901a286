import { z } from 'zod';
import { parsePostcode } from '~/domain/postcode';
import { type Field, type Context, defineFieldType } from '../../engine/field-type';
import { type MessageKey, type Problem } from '../../engine/message';
import { LONGEST_PART, readParts, writeParts } from '../../parts/parts';

const PARTS = ['city', 'county', 'postcode', 'easting', 'northing', 'what3Words'] as const;
type LocationAnswer = Record<(typeof PARTS)[number], string>;

/** 1 to 6 with an optional leading digit, then up to 6 digits (F-539). */
const GRID = /^\d?[1-6]\d{0,6}$/;
const WORDS = /^(\/{3})?[\p{L}\p{M}]+(\.[\p{L}\p{M}]+){2}$/u;

const length = (text: string): number => [...text].length;

const RULES: readonly (readonly [keyof LocationAnswer, (value: string) => boolean, MessageKey])[] =
  [
    ['city', (value) => length(value) <= 40, 'locationCityMax'],
    ['county', (value) => length(value) <= 50, 'locationCountyMax'],
    ['postcode', (value) => parsePostcode(value) !== null, 'locationPostcodeInvalid'],
    ['easting', (value) => GRID.test(value), 'eastingInvalid'],
    ['northing', (value) => GRID.test(value), 'northingInvalid'],
    ['what3Words', (value) => WORDS.test(value), 'what3WordsInvalid'],
  ];

/** Half a grid reference is invalid: the other half is required. */
function otherHalf(answer: LocationAnswer, { say }: Context): Problem[] {
  if ((answer.easting === '') === (answer.northing === '')) return [];
  return answer.easting === ''
    ? [{ part: 'easting', message: say('eastingInvalid') }]
    : [{ part: 'northing', message: say('northingInvalid') }];
}

function check(answer: LocationAnswer, field: Field, context: Context): readonly Problem[] {
  const city = field.required && answer.city === '' ? missing(field, context) : [];
  const broken = RULES.flatMap(([part, holds, message]) =>
    answer[part] === '' || holds(answer[part]) ? [] : [{ part, message: context.say(message) }],
  );
  return [...city, ...broken, ...otherHalf(answer, context)];
}

/** A required location needs the city; the rest only narrows it down (F-542). */
const missing = (field: Field, { say }: Context): readonly Problem[] => [
  { part: 'city', message: field.requiredMessage || say('required') },
];

const text = z.string();

export const location = defineFieldType<LocationAnswer>({
  name: 'location',
  answer: z.object({
    city: text,
    county: text,
    postcode: text,
    easting: text,
    northing: text,
    what3Words: text,
  }),
  longest: LONGEST_PART,
  read: (formValues) => readParts(formValues, PARTS),
  write: writeParts,
  check,
  missing,
  compare: (answer) => answer?.city ?? null,
  show: ({ easting, northing, ...answer }, _field, { say }) =>
    [
      answer.city,
      answer.county,
      answer.postcode,
      easting && northing ? say('gridShown', { easting, northing }) : easting || northing,
      answer.what3Words,
    ].filter(Boolean),
  send: (answer) => ({
    value: answer
      ? PARTS.map((part) => answer[part])
          .filter(Boolean)
          .join(', ')
      : null,
  }),
});
