import { createECDH, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fieldsOf, formWith } from '../lib/visitor.mjs';

/** Journeys of followers: reports when the power cut is over, and browser notifications. */

export const HOOK_SECRET = 'a secret of the hook, 32 letters';
/** A restored power cut of the demonstration, and a current one. */
const OVER = { reference: 'INCD-100303-B', postcode: 'SE1 9ZA' };
const STILL_OFF = `/power-cut/still-off?incidentid=${OVER.reference}`;
const HOME = '4 Lantern Street';

export const stillOff = {
  name: 'still off, by page',
  prepare: async (visitor) => ({
    ...fieldsOf(formWith((await visitor.see(STILL_OFF)).html, 'requestKey')),
    line: HOME,
    postcode: OVER.postcode,
    what: 'again',
  }),
  act: (visitor, posted) => visitor.see(STILL_OFF, posted),
  well: ({ path, status }) => status === 200 && path === '/power-cut/still-off/sent',
  typed: [HOME, OVER.postcode],
};

export const stillOffPage = {
  name: 'is yours still off?',
  act: (visitor) => visitor.see(STILL_OFF),
  well: ({ status, html }) => status === 200 && html.includes('requestKey'),
};

/** Numbers that send STOP are separate, because their welcome text may or may not arrive; a sign-up's are 07700 900. */
const STOPPING = '+4477007';
const FOLLOWING = '+4477008';
let phones = 0;
const newPhone = (range) => `${range}${String((phones += 1)).padStart(5, '0')}`;

/** Returns which text a message is, by its key's first letter; null if no test waits for it. */
export const textOf = (key, to) => (key.startsWith('w') && to.startsWith(STOPPING) ? null : key[0]);

const json = { 'Content-Type': 'application/json' };
/**
 * Returns a score for the next call, obtained like a page: a page's token, after as long as a
 * person needs.
 */
async function scoreOf(visitor) {
  const { html } = await visitor.see('/power-cut/text-updates');
  await sleep(1100);
  await visitor.once('/api/recaptcha', JSON.stringify({ token: fieldsOf(html)._opened }), json);
}
/** A text from a number that follows a postcode. `brings`: the answer. */
const textBack = (word, range, more = {}) => ({
  name: `${word} by text`,
  prepare: async (visitor) => {
    const from = newPhone(range);
    const signUp = {
      telephoneNumber: from,
      customerName: 'Jo Whitlock',
      postcode: OVER.postcode,
      liveIncidentOptIn: false,
      futureIncidentsOptIn: true,
      futurePlannedOptIn: true,
    };
    const key = { ...json, 'Idempotency-Key': randomUUID() };
    await scoreOf(visitor);
    const { status, html } = await visitor.once(
      '/api/text-updates',
      JSON.stringify(signUp),
      key,
      'PUT',
    );
    if (status >= 300)
      throw new Error(`a phone was not signed up: ${status} ${html.slice(0, 100)}`);
    return {
      id: randomUUID(),
      from,
      to: '60006',
      message: word,
      receivedAt: new Date().toISOString(),
    };
  },
  act(visitor, text) {
    const body = JSON.stringify(text);
    const seconds = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', HOOK_SECRET).update(`${seconds}.${body}`).digest('hex');
    return visitor.once('/hooks/texts', body, {
      ...json,
      'X-Signature': `t=${seconds},v1=${signature}`,
    });
  },
  well: ({ status }) => status === 204,
  // The text service retries this one.
  says: [502],
  ...more,
});
export const offByText = textBack('OFF', FOLLOWING, { prepared: 'w', brings: 'r' });
export const stopByText = textBack('STOP', STOPPING, { brings: 's' });

/** Returns a subscription of a non-existent browser at a known push service. */
function newSubscription() {
  const ecdh = createECDH('prime256v1');
  const keys = {
    p256dh: ecdh.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('base64url')}`;
  return { endpoint, keys };
}
const asking = (visitor, body) => visitor.once('/push', JSON.stringify(body), json);
const FOLLOWED = { about: { reference: 'INCD-100101-A' }, quiet: false };
const isFollowing = ({ status, html }) => status === 200 && JSON.parse(html).following === true;

export const follow = {
  name: 'notifications',
  prepare: async () => newSubscription(),
  async act(visitor, subscription) {
    const followed = await asking(visitor, { do: 'follow', subscription, ...FOLLOWED });
    // It is unsubscribed before there is any news.
    await asking(visitor, { do: 'stop', endpoint: subscription.endpoint });
    return followed;
  },
  well: isFollowing,
  says: [502],
};

/** The paths at the push service of the browsers that follow a power cut and must hear of its change. */
const listening = [];
export const takeListening = () => listening.splice(0);
export const hearsNews = {
  name: 'notification of a change',
  async prepare(visitor) {
    const subscription = newSubscription();
    const followed = await asking(visitor, { do: 'follow', subscription, ...FOLLOWED });
    if (!isFollowing(followed)) throw new Error(`nothing was followed: ${followed.status}`);
    listening.push(new URL(subscription.endpoint).pathname);
    return subscription;
  },
  act: (visitor, { endpoint }) => asking(visitor, { do: 'look', endpoint, about: FOLLOWED.about }),
  well: isFollowing,
};
