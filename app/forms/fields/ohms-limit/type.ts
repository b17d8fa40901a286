import { z } from 'zod';
import { type Field, type Context, defineFieldType } from '../../engine/field-type';
import { type MessageKey, type Problem } from '../../engine/message';
import { type FormValues } from '../../engine/form-values';
import { readParts, writeParts } from '../../parts/parts';
import { EARTHINGS, FUSES, limitFor, PHASES } from './limit';

const PARTS = ['supplyPhase', 'propertyFuses', 'earthingType', 'impedanceReading'] as const;
type Ohms = Record<(typeof PARTS)[number], string>;

const MISSING: Readonly<Record<keyof Ohms, MessageKey>> = {
  supplyPhase: 'ohmsPhaseMissing',
  propertyFuses: 'ohmsFusesMissing',
  earthingType: 'ohmsEarthingMissing',
  impedanceReading: 'ohmsReadingMissing',
};
const OPTIONS: Readonly<Partial<Record<keyof Ohms, readonly string[]>>> = {
  supplyPhase: PHASES,
  propertyFuses: FUSES,
  earthingType: EARTHINGS,
};

/** Ohms with a decimal point or comma; not negative (F-557). */
const READING = /^(\d{1,4}([.,]\d{1,4})?|[.,]\d{1,4})$/;
const ohms = (reading: string): number => Number(reading.replace(',', '.'));

/** Inclusive. Computed, never asked (F-558). */
export function readingWithinLimits(reading: Ohms): boolean {
  const limit = limitFor(reading.supplyPhase, reading.propertyFuses, reading.earthingType);
  return (
    READING.test(reading.impedanceReading) &&
    (limit === 'none' || (limit !== 'missing' && ohms(reading.impedanceReading) <= limit))
  );
}

function checkLimit(reading: Ohms, { say }: Context): readonly Problem[] {
  if (!READING.test(reading.impedanceReading))
    return [{ part: 'impedanceReading', message: say('ohmsReadingInvalid') }];
  const limit = limitFor(reading.supplyPhase, reading.propertyFuses, reading.earthingType);
  if (limit === 'missing') return [{ part: 'earthingType', message: say('ohmsNoLimit') }];
  return readingWithinLimits(reading)
    ? []
    : [{ part: 'impedanceReading', message: say('ohmsReadingTooHigh', { limit }) }];
}

function check(reading: Ohms, _field: Field, context: Context): readonly Problem[] {
  const problems = PARTS.flatMap((part): Problem[] => {
    if (reading[part] === '') return [{ part, message: context.say(MISSING[part]) }];
    const options = OPTIONS[part];
    return options && !options.includes(reading[part])
      ? [{ part, message: context.say('notAnOption') }]
      : [];
  });
  return problems.length > 0 ? problems : checkLimit(reading, context);
}

function read(formValues: FormValues): Ohms | null {
  const typed = readParts(formValues, PARTS);
  if (!typed) return null;
  const parts = PARTS.map((part) => {
    const options = OPTIONS[part];
    return [part, !options || options.includes(typed[part]) ? typed[part] : ''] as const;
  });
  return parts.some(([, value]) => value !== '') ? (Object.fromEntries(parts) as Ohms) : null;
}

const text = z.string();

export const ohmsLimit = defineFieldType<Ohms>({
  name: 'ohms limit',
  answer: z.object({
    supplyPhase: text,
    propertyFuses: text,
    earthingType: text,
    impedanceReading: text,
  }),
  longest: 40,
  read,
  write: writeParts,
  check,
  missing: (_field, { say }) => PARTS.map((part) => ({ part, message: say(MISSING[part]) })),
  show: (reading) => PARTS.map((part) => reading[part]),
  send: (reading) => ({
    value: reading
      ? [
          ...PARTS.map((part) => `${part}: ${reading[part]}`),
          `readingWithinLimits: ${readingWithinLimits(reading)}`,
        ]
      : null,
  }),
});
