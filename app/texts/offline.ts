/** What the service worker itself says; it finds the wording of the dictionary in the offline page (docs/decisions/offline.md). */
export const workerTexts = {
  offlineKnew: 'This is what we knew at {time}. You are offline.',
  offlineKnewSlow: 'This is what we knew at {time}. Your connection is too slow for anything newer.',
  offlineKnewAway: 'This is what we knew at {time}. Our website is not answering at the moment.',
  offlineHalfForgotten:
    'This device has deleted the pages and forms that it kept. The addresses that you searched for are still in a cookie, which only our website can delete. This device asks it to as soon as it can, and before it shows you another page of ours.',
  offlineNow: 'You are offline.',
  offlineNothing: 'You are offline. This device has not kept the page that you asked for.',
  offlineBack: 'You are back online.',
  offlineBackLink: 'See the latest',
  offlineYesterday: '{clock} yesterday',
  offlineOtherDay: '{clock} on {day}',
  offlineMidnight: 'midnight',
  offlineNoon: 'noon',
  offlineUnsent: 'You filled in a form without a connection. It has not been sent.',
  offlineUnsentLink: 'See it and send it',
  offlineKeptHeading: 'Not sent yet',
  offlineKeptTitle: '{form}, filled in at {time}',
  offlineKeptText:
    'We do not have it yet. It stays on this device for 48 hours, until you send or delete it. Anyone who uses this device could see it.',
  offlineKeptFiles: 'Photos and files are not kept. Add them again when you are online.',
  offlineKeptUnnamed: 'A form',
  offlineSend: 'Send it now',
  offlineSendNote: 'Press it when you are back online. We give you a reference when we have it.',
  offlineDelete: 'Delete it',
  offlineReportName: 'Report a power cut',
  offlinePagesAt: 'as it was at {time}',
} as const;

/** The page for when there is no connection, and what the site says of the pages and answers that a device keeps. */
export const offlineTexts = {
  offlineTitle: 'When you have no connection',
  offlineDescription: 'What to do, and what this device keeps for you, when you are offline.',
  offlineLead: 'Is your power off? Call 105, free, day or night. A call needs no internet.',
  offlineDanger: 'If someone is hurt or in danger, call 999. If a line is down, stay away and call 105.',

  offlineReportHeading: 'Report a power cut without a connection',
  offlineReportText:
    'Fill this in now. If you are offline, this device keeps it, and you send it when you are back online. You check it once more before it goes.',
  offlineReportKeeps:
    'Until then your answers stay on this device for up to 48 hours. Anyone who uses this device could see them.',
  offlineReportLine: 'Address line 1',
  offlineReportTown: 'Town or city',
  offlineReportPostcode: 'Postcode',
  offlineReportSend: 'Go on to check and send',

  offlinePagesHeading: 'Pages on this device',
  offlinePagesText:
    'This device keeps the pages about power cuts that you looked at, for 48 hours, so that you can read them without a connection.',
  offlineForgetText: 'You share this device? We can forget the addresses you searched for and delete what it keeps.',
  offlineForget: 'Forget me on this device',
  offlineForgotten: 'Done. This device has deleted what it kept, and we have forgotten your addresses.',

  offlineKeep: 'Keep pages for offline',
  offlineKeepText:
    'You use the low-data version, so this device keeps nothing unless you ask. It takes about 30 kB once.',
  offlineKeepDone: 'This device now keeps the pages about power cuts that you look at.',
  offlineKeepFailed: 'This browser cannot keep pages.',

  manifestReport: 'Report a power cut',
  manifestReportShort: 'Report',
  manifestArea: 'My area',
} as const;
