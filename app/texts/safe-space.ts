/** The safe space widget: help with domestic abuse, shown by another company's script. Specification: lookup, section 2. */
export const safeSpaceTexts = {
  safeSpaceOpen: 'Open the safe space',
  safeSpaceClose: 'Close',
  safeSpaceLoading: 'Opening the safe space',
  safeSpaceTitle: 'Safe space',
  safeSpaceError: 'Error fetching Safe Space Widget',
  safeSpaceErrorText: 'The safe space is not working right now. These services are free and open day and night:',
  safeSpaceCall: 'If you would rather call',
  safeSpaceNone:
    'These services help people who live with domestic abuse. They are free, and you need not give your name.',
  safeSpaceNational: 'National Domestic Abuse Helpline, day and night:',
  safeSpaceMen: 'Men’s Advice Line:',
  safeSpaceEmergency: 'In danger:',
  safeSpaceSilent: 'If you cannot speak, listen, then press 55.',
  safeSpaceNoScript: 'The safe space needs JavaScript. These services are free, open day and night, and need none:',
  safeSpaceHelpline: 'National Domestic Abuse Helpline: call 0808 2000 247',
  safeSpaceDanger: 'If you are in danger, call 999. If you cannot speak, press 55 when asked.',
  safeSpaceBack: 'Back to our site',
} as const;
