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
      body: JSON.stringify({
        telephoneNumber: phone,
        customerName: 'Jo Whitlock',
        postcode: POSTCODE,
        liveIncidentOptIn: false,
        futureIncidentsOptIn: true,
        futurePlannedOptIn: true,
      }),
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
    toldBy: ({ headers }) =>
      headers
        .getSetCookie()
        .flatMap((cookie) => /^referenceNumber=([^;]+)/.exec(cookie)?.[1] ?? [])[0] ?? true,
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

/**
 * Returns errors in the followers' results: counted homes, reports and text replies, remaining
 * subscriptions.
 */
export async function countFollowers({ rows, acknowledged, operator }) {
  const problems = [];
  const figures = {};
  const of = (kind) => [...acknowledged.values()].filter(({ work }) => work.kind === kind);
  const [, offs, stops, browsers] = Object.keys(FOLLOWERS).map(of);
  const expect = (is, least, what, most = least) => {
    if (is < least || is > most) problems.push(`${what}: ${is}, of ${most}`);
  };

  // An address typed on the page is not counted; a phone is.
  const counted = await whole(rows, 'select count(*) as count from still_off');
  expect(counted, offs.length, 'homes counted as still off');
  const reports = await whole(
    rows,
    `select count(*) as count from form_submission where key like 'text-%'`,
  );
  expect(reports, offs.length, 'reports kept of OFF');
  const arrived = [...operator.accepted.keys()].filter((id) =>
    id.startsWith('/api/submit-form text-'),
  ).length;
  expect(arrived, offs.length, 'reports arrived of OFF');
  const following = (way) =>
    whole(
      rows,
      `select count(distinct number_mark) as count from text_subscription where way = '${way}'`,
    );
  expect(
    await following('text'),
    offs.length,
    'numbers that follow on, without those that sent STOP',
  );
  expect(await following('push'), browsers.length, 'browsers that follow');

  /**
   * Each phone got exactly one service message: that somebody was told, or that everything is
   * stopped.
   */
  const answered = (requests, isAnswer) =>
    requests.filter(
      ({ work: { phone } }) =>
        operator.texts.filter((one) => one.to === phone && isAnswer(one)).length === 1,
    ).length;
  const told = answered(offs, ({ key, text }) => key.startsWith('r') && text.includes(OVER));
  const stopped = answered(stops, ({ key }) => /^[rs]/.test(key));
  expect(told, offs.length, 'phones with one answer to OFF');
  expect(stopped, stops.length, 'phones with one answer to STOP');
  figures['OFF by text'] = { told: offs.length, arrived };
  figures['STOP by text'] = { told: stops.length, arrived: stopped };
  return { problems, figures };
}
