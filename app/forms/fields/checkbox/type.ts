import { z } from 'zod';
import type { MessageKey } from '~/forms/engine/message';
import { defineFieldType, type FieldType } from '~/forms/engine/field-type';
import { valueOf } from '~/forms/engine/form-values';

const OFF = new Set(['', 'false', 'off', 'no', '0']);

/** Only a ticked box counts as answered; an unticked one is sent as false. */
const ticked = (name: string, missing: MessageKey): FieldType =>
  defineFieldType<true>({
    name,
    answer: z.literal(true),
    read: (formValues) => (OFF.has(valueOf(formValues).toLowerCase()) ? null : true),
    write: () => new Map([['', ['true']]]),
    missing: (field, context) => [
      { part: '', message: field.requiredMessage || context.say(missing) },
    ],
    compare: (answer) => answer === true,
    show: (_answer, _field, context) => [context.say('yes')],
    send: (answer) => ({ value: answer === true }),
  });

export const dataConsent = ticked('data consent', 'consentNeeded');

export const checkbox = ticked('checkbox', 'required');
