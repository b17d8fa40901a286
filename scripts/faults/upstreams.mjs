import * as followers from './followers.mjs';
import * as journeys from './journeys.mjs';

/** Every fault, in table order. */
export const FAULTS = [
  'refused',
  'timeout',
  '500',
  'garbage',
  'truncated',
  '1 byte a second',
  'reset',
  'redirect loop',
  '50 MB',
  'gzip bomb',
  'shrinks to nothing',
  'wrong clock',
];

const NO_HTTP = {
  'redirect loop': 'its protocol has no redirects',
  'gzip bomb': 'its protocol packs nothing',
};
const NO_TIME = { 'wrong clock': 'its answers say no time, and nothing else of it is read' };
const ANY_2XX = 'any answer with a 2xx status is a yes, whatever it says';
const UNREAD = 'any answer with a 2xx status is a yes, and is not read';
/** Long enough that what was accepted is sent while the trouble lasts, in milliseconds. */
const SENT_MEANWHILE = 4000;
/** The safe space is asked once in half a minute. */
const ASKED_AGAIN = 31_000;
/** Emails wait three seconds for the operator's reference. */
const EMAILED_MEANWHILE = 6000;
/** A change is read with the next list, and then sent. */
const CHANGED_MEANWHILE = 6000;
/** S3's answer to a caller with a wrong clock. */
const TOO_SKEWED = (response) =>
  response
    .writeHead(403, {
      'Content-Type': 'application/xml',
      Date: new Date(Date.now() + 86_400_000).toUTCString(),
    })
    .end('<?xml version="1.0"?><Error><Code>RequestTimeTooSkewed</Code></Error>');

/** An upstream on the operator's address, for some of its paths. */
const ofOperator = (paths, more = {}) => ({ service: 'operator', paths, ...more });

/**
 * The site's upstreams, each with the journeys that use it. `known`: earlier data must still be
 * shown. `taken`: accepted work must have arrived after recovery, once. `rests`: an invisible
 * circuit breaker must close before the next fault. `doesNotApply`: by fault, why it cannot happen
 * there.
 */
export const UPSTREAMS = {
  'incident feed': {
    ...ofOperator(/all-incidents|incident-by-|close-roads|get-future-planned/, { nothing: '[]' }),
    journeys: [...journeys.incidentPages, followers.stillOffPage],
    known: true,
    lasts: 6000,
    seesAgain: 'feed',
  },
  addresses: {
    ...ofOperator(/get-(export-)?addresses/, { nothing: '[]' }),
    journeys: [...journeys.addressPages, followers.stillOff],
    doesNotApply: NO_TIME,
  },
  geography: {
    ...ofOperator(/get-boundaries|api\/places/, { nothing: '{"places":[]}' }),
    journeys: journeys.placePages,
    rests: true,
    doesNotApply: NO_TIME,
  },
  supply: {
    ...ofOperator(
      /check-rld|postcode-recent|two-calls|postcode-search|recent-mpan|smart-meter-check/,
      {
        nothing: '{}',
      },
    ),
    journeys: journeys.supplyPages,
    doesNotApply: NO_TIME,
  },
  offers: {
    ...ofOperator(/registration-checker|get-offers-status/, { nothing: '{}' }),
    journeys: journeys.offerPages,
    doesNotApply: NO_TIME,
  },
  'text updates': {
    ...ofOperator(/api\/text-updates/, { nothing: '{}' }),
    journeys: [journeys.signUp],
    known: true,
    taken: 'sign-ups',
    rests: true,
    doesNotApply: NO_TIME,
  },
  meters: {
    ...ofOperator(/meter-serial|supplier-details|smart-meter/, { nothing: '{}' }),
    journeys: journeys.meterPages,
    doesNotApply: NO_TIME,
  },
  'content system': {
    service: 'content',
    nothing: '{"total":0,"items":[]}',
    journeys: journeys.contentPages,
    known: true,
    lasts: 3000,
    seesAgain: 'content',
  },
  search: {
    service: 'search',
    nothing: '{}',
    journeys: journeys.searchPages,
    doesNotApply: NO_TIME,
  },
  'text service': {
    service: 'texts',
    journeys: [journeys.signUp, followers.offByText, followers.stopByText],
    known: true,
    taken: 'texts',
    doesNotApply: {
      ...NO_TIME,
      'shrinks to nothing': ANY_2XX,
      garbage: ANY_2XX,
    },
  },
  delivery: {
    ...ofOperator(/submit-form/, { nothing: '{}' }),
    journeys: [journeys.report, followers.stillOff],
    known: true,
    taken: 'reports',
    doesNotApply: NO_TIME,
  },
  'texts by GOV.UK Notify': {
    service: 'notifyTexts',
    nothing: '{}',
    journeys: [journeys.signUp],
    known: true,
    lasts: SENT_MEANWHILE,
    taken: 'texts',
    doesNotApply: NO_TIME,
  },
  'texts by Twilio': {
    service: 'twilio',
    nothing: '{}',
    journeys: [journeys.signUp],
    known: true,
    lasts: SENT_MEANWHILE,
    taken: 'texts',
    doesNotApply: NO_TIME,
  },
  'emails by SMTP': {
    service: 'smtp',
    journeys: [journeys.acknowledgedReport],
    known: true,
    lasts: EMAILED_MEANWHILE,
    taken: 'emails',
    doesNotApply: { ...NO_HTTP, 'wrong clock': 'its protocol says no time' },
  },
  'emails by GOV.UK Notify': {
    service: 'notifyEmails',
    nothing: '{}',
    journeys: [journeys.acknowledgedReport],
    known: true,
    lasts: EMAILED_MEANWHILE,
    taken: 'emails',
    doesNotApply: NO_TIME,
  },
  'OS Places': {
    service: 'osPlaces',
    nothing: '{"header":{"totalresults":0}}',
    journeys: journeys.addressPages,
    doesNotApply: NO_TIME,
  },
  'bot check': {
    service: 'botCheck',
    nothing: '{}',
    journeys: [journeys.scored, journeys.scoredSearch],
    doesNotApply: NO_TIME,
  },
  'push services': {
    service: 'push',
    journeys: [followers.hearsNews],
    known: true,
    lasts: CHANGED_MEANWHILE,
    seesAgain: 'push',
    doesNotApply: {
      ...NO_TIME,
      'shrinks to nothing': ANY_2XX,
      garbage: ANY_2XX,
      '50 MB': UNREAD,
      'gzip bomb': UNREAD,
    },
  },
  'safe space': {
    service: 'safeSpace',
    nothing: '{}',
    journeys: [journeys.safeSpaceWidget],
    lasts: ASKED_AGAIN,
    doesNotApply: NO_TIME,
  },
  'collector of traces': {
    service: 'collector',
    nothing: '{}',
    journeys: [journeys.contentPages[0], journeys.incidentPages[0]],
    known: true,
    lasts: SENT_MEANWHILE,
    doesNotApply: NO_TIME,
  },
  'virus scan': {
    service: 'clamd',
    journeys: [journeys.upload],
    doesNotApply: { ...NO_HTTP, 'wrong clock': 'its protocol says no time' },
  },
  S3: { service: 's3', clock: TOO_SKEWED, journeys: [journeys.upload] },
  PostgreSQL: {
    service: 'postgres',
    journeys: [
      journeys.formStep,
      journeys.signUp,
      followers.stillOff,
      followers.offByText,
      followers.stopByText,
      followers.follow,
      journeys.incidentPages[0],
      journeys.incidentPages[1],
    ],
    doesNotApply: {
      ...NO_HTTP,
      'wrong clock': 'no statement asks the database for the time',
    },
  },
};
