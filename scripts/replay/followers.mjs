import { randomUUID } from 'node:crypto';
import { personHeaders } from '../durability/person.mjs';
import { loadBuilt } from '../lib/bundle.mjs';
import { say } from '../lib/run.mjs';

const HOOK_SECRET = 'a secret of the hook, 32 letters';
const DRAMA = 447700900000;
const json = { 'Content-Type': 'application/json' };

/**
 * Starts a text service and a push service. `env`: how the site reaches them. `follow` makes a phone
 * and a browser follow a power cut; `compare` returns what they got.
 */
export async function startFollowers() {
  const { browser, pushService, serveOnLoopback } = await loadBuilt('replay', 'services');
  /** By key, as a text service that keeps its promise counts them. */
  const texts = new Map();
  const gateway = await serveOnLoopback(async (request) => {
    const { to, text } = await request.json();
    texts.set(request.headers.get('Idempotency-Key'), { to, text });
    return Response.json({});
  });
  const push = await pushService();
  const phones = new Map();
  const browsers = new Map();

  async function signUpPhone(url, { reference, postcode }, visitor) {
    const from = { 'X-Forwarded-For': visitor };
    const to = `+${DRAMA + phones.size + 1}`;
    phones.set(to, reference);
    const answer = await fetch(`${url}/api/text-updates`, {
      method: 'PUT',
      headers: {
        ...from,
        ...(await personHeaders(url, from)),
        ...json,
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify({
        telephoneNumber: to,
        incidentId: reference,
        postcode,
        liveIncidentOptIn: true,
        futureIncidentsOptIn: false,
        futurePlannedOptIn: false,
      }),
    });
    if (answer.status >= 300)
      throw new Error(`A phone was not signed up: ${answer.status} ${await answer.text()}`);
  }
  async function signUpBrowser(url, { reference }, visitor) {
    const one = browser(`browser-${browsers.size}`, false);
    const { endpoint, keys } = one.device;
    browsers.set(new URL(endpoint).pathname, { reference, read: one.read });
    const answer = await fetch(`${url}/push`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': visitor, Origin: url, ...json },
      body: JSON.stringify({
        do: 'follow',
        subscription: { endpoint, keys },
        about: { reference },
        quiet: false,
      }),
    });
    if (!answer.ok)
      throw new Error(`A browser was not signed up: ${answer.status} ${await answer.text()}`);
  }

  return {
    env: {
      ...push.env,
      TEXT_MESSAGES_URL: gateway.url,
      TEXT_MESSAGES_HOOK_SECRET: HOOK_SECRET,
    },
    /** `cut`: its reference, and a postcode of it. */
    async follow(url, cut) {
      const visitor = `10.42.0.${phones.size + 1}`;
      await Promise.all([signUpPhone(url, cut, visitor), signUpBrowser(url, cut, visitor)]);
    },
    /**
     * `changes`: how often each followed power cut changed for its followers, `ended` those that
     * came to another state. Returns who heard nothing of that, and who heard more than there was.
     */
    compare({ changes, ended }) {
      const ofPhones = [...texts.values()].map(({ to, text }) => ({ who: to, words: text }));
      const ofBrowsers = push.got.map(({ path, body }) => {
        const { title, body: words } = browsers.get(path)?.read(body) ?? {};
        return { who: path, words: `${title} ${words}` };
      });
      const found = (name, followers, messages) => {
        const got = new Map();
        for (const { who, words } of messages) got.set(who, [...(got.get(who) ?? []), words]);
        const due = [...followers].filter(([, reference]) => ended.has(reference));
        // A phone has also got its welcome.
        const welcomes = name === 'texts' ? 1 : 0;
        const countOf = (who) => got.get(who)?.length ?? 0;
        const tooOften = [...followers].filter(
          ([who, reference]) => countOf(who) > welcomes + (changes.get(reference) ?? 0),
        );
        for (const [who, reference] of tooOften)
          say(
            `Too often (${name}): ${reference} changed ${changes.get(reference) ?? 0} times. ${got.get(who).join(' | ')}`,
          );
        return {
          way: name,
          followers: followers.size,
          messages: messages.length,
          'of a changed power cut': due.length,
          'heard nothing': due.filter(([who]) => countOf(who) <= welcomes).length,
          'heard too often': tooOften.length,
        };
      };
      const references = [...browsers].map(([path, { reference }]) => [path, reference]);
      return [
        found('texts', phones, ofPhones),
        found('notifications', new Map(references), ofBrowsers),
      ];
    },
    async close() {
      await gateway.close();
      await push.close();
    },
  };
}
