import { z } from 'zod';
import { defineFieldType, defineNote } from '../../engine/field-type';
import { valueOf } from '../../engine/form-values';
import { writeText } from '../../parts/single-value';
import { OTHER_CUT } from './other';

/** Worded by the server. docs/decisions/claim.md */
export const claim = defineNote('claim', z.object({}));

const REFERENCE = /^[\w./-]{1,40}$/;

/**
 * By reference. One that the server doesn't know is taken, because the list goes back a few days
 * only. docs/decisions/claim.md
 */
export const recentPowerCut = defineFieldType<string>({
  name: 'recent power cut',
  answer: z.string(),
  prefill: (text) => text.trim().toUpperCase(),
  read: (formValues) => {
    const value = valueOf(formValues).trim();
    return REFERENCE.test(value) ? value : null;
  },
  write: writeText,
  compare: (answer) => answer,
  show: (answer, _field, { cuts, say }) => [
    answer === OTHER_CUT ? say('claimOther') : (cuts?.get(answer) ?? answer),
  ],
  send: (answer) => ({ value: answer === OTHER_CUT ? null : answer }),
});
