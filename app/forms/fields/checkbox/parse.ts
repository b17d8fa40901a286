import { z } from 'zod';
import type { MessageKey } from '~/forms/engine/message';
import { defineFieldType, type FieldType } from '~/forms/engine/field-type';
import { valueOf } from '~/forms/engine/form-values';

const OFF = new Set(['', 'false', 'off', 'no', '0']);

/** Creates a tick box. Only a ticked one counts as answered; an unticked one is sent as false. */
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

/**
 * Consent: `bodyText` says to what, `acceptCopy` is beside the box. If required, it must be ticked.
 * Decision F-515.
 */
export const dataConsent = ticked('data consent', 'consentNeeded');

/**
 * One box. Its label fills `%field%` and has an asterisk if required. Specification: form engine,
 * section 5 Other.
 */
export const checkbox = ticked('checkbox', 'required');
