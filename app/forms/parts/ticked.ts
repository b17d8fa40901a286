import { z } from 'zod';
import { type MessageKey } from '../engine/message';
import { defineFieldType, type FieldType } from '../engine/field-type';
import { valueOf } from '../engine/form-values';

const OFF = new Set(['', 'false', 'off', 'no', '0']);

/** Creates a tick box. Only a ticked one counts as answered; an unticked one is sent as false. */
export const ticked = (name: string, missing: MessageKey): FieldType =>
  defineFieldType<true>({
    name,
    answer: z.literal(true),
    read: (formValues) => (OFF.has(valueOf(formValues).toLowerCase()) ? null : true),
    write: () => new Map([['', ['true']]]),
    missing: (field, context) => [{ part: '', message: field.requiredMessage || context.say(missing) }],
    compare: (answer) => answer === true,
    show: (_answer, _field, context) => [context.say('yes')],
    send: (answer) => ({ value: answer === true }),
  });
