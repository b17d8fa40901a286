/**
 * What our text messages say: short, plain, in letters that every phone has (GSM 7-bit), within two parts. `{title}` is the answer
 * as the incident page's title words it. Specification: journeys, section 2 "Text-update screens".
 */
export const textMessageTexts = {
  smsNews: '{operator}: {title}. {next} {url} Stop texts: {stop}',
  smsReported: 'We are finding out more.',
  smsOnTheWay: 'Engineers are on their way.',
  smsInvestigating: 'Engineers are fixing it.',
  smsRestored: 'Still off? Call 105, free.',
  smsPlanned: 'Your power may be back sooner.',
  smsCancelled: 'Your power stays on.',
  smsWelcome:
    '{operator}: you are signed up for texts about power cuts. Not you? Stop texts: {stop} Power cut? Call 105, free.',
  smsStopped: '{operator}: your text updates are stopped. Not you? Sign up again: {start} Power cut? Call 105, free.',
  smsStoppedAddress:
    '{operator}: your text updates for one address are stopped. Not you? Sign up again: {start} Power cut? Call 105, free.',
} as const;
