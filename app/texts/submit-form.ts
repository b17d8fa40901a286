/** What POST /api/submit-form says beside the sentences of the questions. Wire contract: FormNotAccepted. */
export const submitFormTexts = {
  oneProblem: 'There is a problem with 1 answer',
  problems: 'There is a problem with {count} answers',
  unknownForm: 'We do not have this form. Please open it on our website.',
  otherForm: 'This does not belong to the form',
  notAvailable: 'This form cannot be sent right now. Please call us.',
} as const;
