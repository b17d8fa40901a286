/** Need more help, and contact us. Specification: lookup, section 2 "Other blocks". */
export const helpTexts = {
  needMoreHelp: 'Need more help?',
  helpSide: 'Help and advice',
  contactSide: 'Talk to us',
  contactUs: 'Contact us',
} as const;
