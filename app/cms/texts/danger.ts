/** The words of the dangerous situation block where its content has none. */
export const dangerTexts = {
  dangerExamples: 'What can be dangerous',
  dangerButton: 'This is dangerous',
  dangerTitle: 'Keep away. Call 105 now.',
  dangerText: 'Stay 10 metres away, and keep others away. Call 999 if someone is hurt.',
} as const;
