import type { submitFormTexts } from '~/texts/submit-form';

/** What POST /api/submit-form says in Welsh beside the sentences of the questions. */
export const submitFormWords = {
  oneProblem: 'Mae problem gydag 1 ateb',
  problems: 'Mae problem gyda {count} o atebion',
  unknownForm: 'Nid yw’r ffurflen hon gennym. Agorwch hi ar ein gwefan.',
  otherForm: 'Nid yw hyn yn perthyn i’r ffurflen',
  notAvailable: 'Nid oes modd anfon y ffurflen hon ar hyn o bryd. Ffoniwch ni.',
} as const satisfies Record<keyof typeof submitFormTexts, string>;
