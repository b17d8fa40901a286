import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fieldsOf } from '../lib/visitor.mjs';
import { OVER, POSTCODE, UNDER_WAY } from './feed.mjs';
import { personHeaders } from './person.mjs';

/**
 * The followers of a power cut, and their reports when it is over. Kinds of work as in works.mjs.
 */

export const HOOK_SECRET = 'a secret of the hook, 32 letters';
const PAGE = `/power-cut/still-off?incidentid=${OVER}`;
const DRAMA = 447700900000;
let phones = 0;
/** A new phone each time, as far as possible from the range that Ofcom reserves for drama. */
const newPhone = () => `+${DRAMA + (phones += 1)}`;
let homes = 0;

/** The body of a sign-up for texts about later power cuts at POSTCODE. */
export const signUpOf = (telephoneNumber) => ({
  telephoneNumber,
  customerName: 'Jo Whitlock',
  postcode: POSTCODE,
  liveIncidentOptIn: false,
  futureIncidentsOptIn: true,
  futurePlannedOptIn: true,
});

const json = (body) => ({ body: JSON.stringify(body), type: 'application/json' });

/** A reply to one of our texts, from a number that follows a postcode. */
const answer = (word) => ({
  list: 'own',
  channel: null,
  make(key) {
    const from = newPhone();
    const text = {
      id: key,
      from,
      to: '60006',
      message: word,
      receivedAt: new Date().toISOString(),
    };
    return { method: 'POST', path: '/hooks/texts', phone: from, ...json(text) };
  },
  /** Signs the number up, which is idempotent, and signs the text. */
  async headers(url, from, { key, phone, body }) {
    const signUp = await fetch(`${url}/api/text-updates`, {
      method: 'PUT',
      headers: {
        ...from,
        ...(await personHeaders(url, from)),
        'Content-Type': 'application/json',
        'Idempotency-Key': `before-${key}`,
      },
      signal: AbortSignal.timeout(20_000),
      body: JSON.stringify(signUpOf(phone)),
    });
    await signUp.text();
    if (!signUp.ok) throw new Error(`${word} by text, its sign-up answered ${signUp.status}`);
    const seconds = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', HOOK_SECRET).update(`${seconds}.${body}`).digest('hex');
    return { 'X-Signature': `t=${seconds},v1=${signature}` };
  },
});

function newDevice() {
  const ecdh = createECDH('prime256v1');
  const keys = {
    p256dh: ecdh.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  // A known push service. There is no news in this run, so nothing is sent to it.
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('base64url')}`,
    keys,
  };
}
const about = { reference: UNDER_WAY };

export const FOLLOWERS = {
  'still off, by page': {
    channel: '/api/submit-form',
    make: () => ({ method: 'POST', path: PAGE, line: `${(homes += 1)} Probe Street` }),
    /**
     * Loads the page with its token, waits as long as a person would, and posts with the work's
     * key.
     */
    async headers(url, from, work) {
      const page = await fetch(url + PAGE, { headers: from, signal: AbortSignal.timeout(20_000) });
      const { _opened } = fieldsOf(await page.text());
      await sleep(1100);
      const typed = { line: work.line, postcode: POSTCODE, what: 'again', mobile: '' };
      work.body = new URLSearchParams({ ...typed, requestKey: work.key, _opened: _opened ?? '' });
      return { Origin: url };
    },
    givenBy: ({ headers }) =>
      headers
        .getSetCookie()
        .flatMap((cookie) => /^referenceNumber=([^;]+)/.exec(cookie)?.[1] ?? [])[0] ?? true,
  },
  'text sign-up, own list': {
    list: 'own',
    channel: null,
    make() {
      const phone = newPhone();
      return { method: 'PUT', path: '/api/text-updates', phone, ...json(signUpOf(phone)) };
    },
    headers: personHeaders,
  },
  'OFF by text': answer('OFF'),
  'STOP by text': answer('STOP'),
  notifications: {
    channel: null,
    make() {
      const subscription = newDevice();
      const body = { do: 'follow', subscription, about, quiet: false };
      return { method: 'POST', path: '/push', endpoint: subscription.endpoint, ...json(body) };
    },
    headers: async (url) => ({ Origin: url }),
    /** Only the site can tell whom a hash belongs to. */
    async isKept(url, { endpoint }, from) {
      const { body, type } = json({ do: 'look', endpoint, about });
      const headers = { ...from, Origin: url, 'Content-Type': type };
      const answer = await fetch(`${url}/push`, { method: 'POST', headers, body });
      return (await answer.json()).following === true;
    },
  },
};

const whole = async (rows, query) => Number((await rows.all(query))[0].count);

/** The text messages that answer a kind of work, each exactly once. */
const ANSWERED_BY = {
  'text sign-up, own list': ({ key }) => /^[wy]/.test(key),
  'OFF by text': ({ key, text }) => key.startsWith('r') && text.includes(OVER),
  'STOP by text': ({ key }) => /^[rs]/.test(key),
};

/** Returns how many text messages have answered this work; null for work that none answers. */
export const textsAbout = ({ kind, phone }, { texts }) =>
  ANSWERED_BY[kind]
    ? texts.filter((one) => one.to === phone && ANSWERED_BY[kind](one)).length
    : null;

/**
 * Returns what is wrong with the followers as a whole: homes counted, reports, and subscriptions that remain. The store holds hashes
 * of who they are, so they can only be counted.
 */
export async function countFollowers({ rows, acknowledged, operator }) {
  const problems = [];
  const acknowledgedOf = (kind) =>
    [...acknowledged.values()].filter(({ work }) => work.kind === kind).length;
  const expect = (is, should, what) => {
    if (is !== should)
      problems.push({ sort: is < should ? 'lost' : 'twice', text: `${what}: ${is}, of ${should}` });
  };
  const offs = acknowledgedOf('OFF by text');

  // An address typed on the page is not counted; a phone is.
  const counted = await whole(rows, 'select count(*) as count from still_off');
  expect(counted, offs, 'homes counted as still off');
  const reports = await whole(
    rows,
    `select count(*) as count from form_submission where key like 'text-%'`,
  );
  expect(reports, offs, 'reports kept of OFF');
  const arrived = [...operator.accepted.keys()].filter((id) =>
    id.startsWith('/api/submit-form text-'),
  ).length;
  expect(arrived, offs, 'reports arrived of OFF');
  const following = (way) =>
    whole(
      rows,
      `select count(distinct number_mark) as count from text_subscription where way = '${way}'`,
    );
  expect(
    await following('text'),
    offs + acknowledgedOf('text sign-up, own list'),
    'numbers that follow on, without those that sent STOP',
  );
  expect(await following('push'), acknowledgedOf('notifications'), 'browsers that follow');
  return problems;
}
