/** Need more help, and contact us. Specification: lookup, section 2 "Other blocks". */
export const helpTexts = {
  needMoreHelp: 'Need more help?',
  helpSide: 'Help and advice',
  contactSide: 'Talk to us',
  contactUs: 'Contact us',
} as const;

/** The words of the dangerous situation block where its content has none. */
export const dangerTexts = {
  dangerExamples: 'What can be dangerous',
  dangerButton: 'This is dangerous',
  dangerTitle: 'Keep away. Call 105 now.',
  dangerText: 'Stay 10 metres away, and keep others away. Call 999 if someone is hurt.',
} as const;
