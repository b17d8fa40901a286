import { z } from 'zod';
import { defineFieldType } from '../../engine/field-type';

/** The range is 0.5 to 1, inclusive. */
const LOWEST = 0.5;
const HIGHEST = 1;

/**
 * The score comes from the server and is never read from the form. Without one, only a form that
 * needs it is blocked: elsewhere rate limits apply (F-613).
 */
export const recaptcha = defineFieldType<number>({
  name: 'recaptcha',
  answer: z.number(),
  asks: false,
  byServer: 'score',
  read: () => null,
  write: () => new Map(),
  check: (score, _field, { say }) =>
    score >= LOWEST && score <= HIGHEST ? [] : [{ part: '', message: say('scoreTooLow') }],
  missing: (_field, { scoreRequired, say }) =>
    scoreRequired ? [{ part: '', message: say('scoreTooLow') }] : [],
  show: (score) => [String(score)],
  send: (score) => ({ value: score }),
});
