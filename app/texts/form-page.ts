/** The words around a form: its pages, the check of the answers, what can go wrong on the way, and the thank-you page. */
export const formPageTexts = {
  formErrorHeading: 'There is a problem',
  formErrorKept: 'We kept what you told us. Please put these right.',
  formBack: 'Back',
  formSending: 'Sending …',
  formRevealed: 'More to answer: {questions}',
  formMoreTitle: 'There is more to answer',
  formMore: 'Your answers are kept. They bring up what you find here. Then go on.',
  formGoneKeptTitle: 'Your answers before this page are gone',
  formGoneKept:
    'We keep answers for 24 hours only. What you sent just now is kept. Please answer the pages before it again.',
  modalClose: 'Close',
  formOffline:
    'You are offline. Nothing is lost: what you typed is still on this page. Try again when you have signal, or call 105.',
  formStepTitle: '{caption}, {n} of {m}: {form}',
  formTitle: '{caption}: {form}',
  formDescription: '{form}, step by step. It works on any phone.',

  checkTitle: 'Check your answers',
  checkChange: 'Change',
  checkShow: 'Show',
  changeSave: 'Save and go back to your answers',
  checkNote: 'You will get a reference number next.',
  checkNoteNoReference: 'We will tell you when it has arrived.',

  landingSelect: 'What would you like to do?',

  malformedText: 'Part of the address is missing or wrong. Nothing has been sent. Please start the form again.',
  formStart: 'Start the form',
  cookiesTitle: 'We could not keep your answers',
  cookiesText:
    'Your browser does not let us keep a cookie, and this form needs one between its pages. Turn cookies on for this site and start again.',
  formCallInstead: 'Or call us free on 105, day or night.',
  formGoneTitle: 'Please start again',
  formGone:
    'We have no answers from you for this form any more. We keep them for a day, and remove them once they are sent.',
  formChanged: 'This form was changed since you began. Your answers are kept. Please check them.',
  formChangedLost:
    'This form was changed since you began. Some answers did not fit any more, so please look at each page.',
  formUnavailableHeading: 'We could not take your answers',
  formUnavailable:
    'Something went wrong on our side. What you typed is still here. Please try again, or call us free on 105.',
  formKeptUnavailable:
    'Something went wrong on our side. Your answers are kept. Please try again in a minute, or call us free on 105.',
  formTryAgain: 'Try again',
  formPreviewTitle: 'Preview of a draft',
  formPreview: 'You see this form before it is published. Nothing that you answer here is sent.',
  formDraftFaults: 'The draft of this form cannot be shown yet',
  formTooManyHeading: 'Please wait a little',
  formTooMany:
    'Many forms came from your connection just now. Your answers are kept. Try again in a minute, or call us free on 105.',
  formTooOften:
    'A lot came from your connection just now, so we did not take what you just sent. What you told us before is kept. Go back to see what you typed, and try again in a minute. Or call us free on 105.',
  formBusyHeading: 'This page was not taken yet',
  formBusy:
    'Many files are coming in just now, so we could not take what you just sent. What you told us before is kept. Go back to see what you typed, and try again in a minute. Or call us free on 105.',
  formTooSlowHeading: 'That took too long',
  formTooSlow:
    'What you just sent did not reach us in time. What you told us before is kept. Go back to see what you typed, and try again when your signal is better. Or call us free on 105.',
  formTooMuchHeading: 'That was more than we can take',
  formTooMuch:
    'The answers on this page are longer than a form may be, so we did not take them. What you told us before is kept. Go back to see what you typed, and make it shorter. Or call us free on 105.',
  formNotAvailableTitle: 'This form is not available',

  thankYouTitle: 'Thank you',
  thankYouMessage: 'We have what you sent us.',
  thankYouReference: 'Your reference',
  thankYouNoReference: 'Your reference is shown for a few minutes only. What you sent us is safe.',
  thankYouNothingTitle: 'We have not received this form from you',
  thankYouNothing:
    'This page is shown when the form has been sent.\nIf you sent it more than a day ago, or in another browser, we have it.',
  thankYouStormFeed: 'See power cuts near you',
  thankYouHome: 'Go to the home page',

  knownTitle: 'We know about this power cut',
  knownFirst: 'We know.',
  knownSeveral: 'We know. More than one power cut is near you.',
  knownSeveralText: 'See which one is yours. You need not report it.',
  knownHomesOne: '1 home is off. You need not report it.',
  knownHomesMany: '{count} homes are off. You need not report it.',
  knownHomesUnknown: 'You need not report it.',
  knownChange: 'Change address',
  knownTexts: 'Get texts',
  knownDifferent: 'It is different for me',
  knownHealth: 'Someone needs power for their health',
  knownHealthText: 'Breathing machine, dialysis, medicine in a fridge? Call us now. We answer these calls first.',
  knownCannotCall: 'Can you not call?',
  knownTell: 'Tell the control room',
  knownTellNote: 'It goes to our control room at once, with this power cut and your address.',
  knownTold: 'Our control room has been told',
  knownToldText: 'They know that someone needs power for their health. If you can, call us as well.',

  reportNotNeededTitle: 'We already know about this power cut',
  reportNotNeededText: 'You do not need to report it. Your answers are kept in case your situation is different.',
  otherKnownTitle: 'There is a power cut at your address now',
  otherKnownText:
    'If your problem comes from this power cut, you do not need to tell us again. If it is of another time, send it.',
  otherAnyway: 'It is of another time: send it',
  reportNoted:
    'You told us about health or danger. We have passed what you told us, with your address and number, to the team that deals with this power cut.',
  reportNotedReference: 'Your reference',
  callNowLabel: 'Call us now on 105',
  reportSee: 'See what we know',
  reportAnyway: 'My situation is different: report anyway',
} as const;
