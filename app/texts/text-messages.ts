/**
 * What our text messages say: short, plain, in letters that every phone has (GSM 7-bit), within two parts. `{title}` is the answer
 * as the incident page's title words it. Specification: journeys, section 2 "Text-update screens".
 */
export const textMessageTexts = {
  smsNews: '{operator}: {title}. {next} {url} Stop texts: {stop}',
  smsReported: 'We are finding out more.',
  smsOnTheWay: 'Engineers are on their way.',
  smsInvestigating: 'Engineers are fixing it.',
  smsRestored: 'Is your power still off? Call 105, free, or tell us:',
  smsPlanned: 'Your power may be back sooner.',
  smsCancelled: 'Your power stays on.',
  smsWelcome:
    '{operator}: you are signed up for texts about {about}. Not you? Stop texts: {stop} Power cut? Call 105, free.',
  smsAlready: '{operator}: you already get texts about {about}. Stop texts: {stop} Power cut? Call 105, free.',
  smsFull:
    '{operator}: you already get texts about 20 things, the most we send. We added nothing. Stop texts: {stop} Power cut? Call 105, free.',
  smsAboutAny: 'power cuts',
  smsAboutCut: 'power cut {reference}',
  smsAboutLater: 'power cuts at {place}',
  smsAboutPlanned: 'planned work at {place}',
  smsAboutAll: 'power cuts and planned work at {place}',
  smsAboutBoth: '{cut}, and {later}',
  smsStopped: '{operator}: your text updates are stopped. Not you? Sign up again: {start} Power cut? Call 105, free.',
  smsStoppedAddress:
    '{operator}: your text updates for one address are stopped. Not you? Sign up again: {start} Power cut? Call 105, free.',

  /** Where replies are read (docs/decisions/still-off.md). */
  smsNewsReply: '{operator}: {title}. {next} {url} Stop texts: reply STOP',
  smsRestoredReply: 'Is your power still off? Reply OFF, or tell us:',
  smsWelcomeReply:
    '{operator}: you are signed up for texts about {about}. Reply STOP to stop, STATUS for what we know, HELP for more. Power cut? Call 105, free.',
  smsAlreadyReply: '{operator}: you already get texts about {about}. Reply STOP to stop. Power cut? Call 105, free.',
  smsFullReply:
    '{operator}: you already get texts about 20 things, the most we send. We added nothing. Reply STOP to stop. Power cut? Call 105, free.',
  smsReplyHelp:
    '{operator}: reply STATUS for what we know, OFF if your power is still off after we said it is back, STOP to stop our texts. In danger, or no power? Call 105, free.',
  smsReplyNothing: '{operator}: this number gets no texts from us. Sign up: {start} Power cut? Call 105, free.',
  smsReplyStopped: '{operator}: this number gets no more texts from us. Power cut? Call 105, free.',
  smsReplyStatus: '{operator}, {time}: {states} {url}',
  smsReplyNone: 'We know of no power cut where you get texts about.',
  smsReplyUnread: 'We cannot look up your address by text. Search for it here:',
  smsReplyStillOff: 'Is your power still off? Reply OFF.',
  smsReplyMore: 'And {count} more.',
  smsReplyNoPicture:
    '{operator}: we cannot see our list of power cuts right now. Please try again later, or call 105, free.',
  smsReplyWhere:
    '{operator}: where is your power still off? Reply OFF and your postcode, like this: OFF CB1 9ZA. Or call 105, free.',
  smsReplyElsewhere:
    '{operator}: {postcode} is not part of power cut {reference}. Is your power off? Call 105, free, or tell us: {url}',
  smsReplyWhich:
    '{operator}: no power cut that we texted you about is over. Is your power off? Call 105, free, or tell us: {url}',
  smsReplyTold:
    '{operator}: thank you. We told our control room that {postcode} is still off ({reference}). In danger? Call 105, free.',
} as const;

/** Notifications of the browser about power cuts. */
export const pushTexts = {
  pushTitle: 'Notifications about power cuts',
  pushText:
    'Your browser can tell you about changes to a power cut, even while this page is closed. We do not ask who you are.',
  pushIncident: 'This power cut: {title}',
  pushIncidentOver: 'This power cut is over, so there is nothing more to tell.',
  pushAddress: 'Power cuts and planned work at {address}',
  pushAddressNone: 'To hear about power cuts and planned work at an address, find it first.',
  pushFindAddress: 'Find an address',
  pushAbout: 'What do you want to hear about?',
  pushQuiet: 'No sound between 10pm and 7am',
  pushFollow: 'Notify me',
  pushFollowing: 'You will be notified in this browser.',
  pushStop: 'Stop all notifications',
  pushStopShort: 'Stop these',
  pushStopped: 'Notifications are stopped in this browser.',
  pushDenied: 'Notifications from this site are blocked. You can allow them in the settings of your browser.',
  pushUnable: 'This browser cannot show notifications. On an iPhone or iPad, first add this site to your Home Screen.',
  pushFailed: 'That did not work. Nothing was changed. Please try again.',
  pushWithoutScript: 'Notifications need JavaScript. Text updates work without it.',
  pushTexts: 'Get text updates',
  pushBack: 'Back',
} as const;
