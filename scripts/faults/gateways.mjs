import { startHttpFaults } from './http-faults.mjs';
import { startTcpFaults } from './tcp-faults.mjs';

/**
 * The services that an installation may have besides the operator's, as world.mjs describes them:
 * each the one that the tests use, behind a proxy.
 */

/** Returns what a service counts as arrived, of one kind: each key once; `twice` counts repeats. */
function countOf(keys) {
  return {
    arrived: (kind) => (kind === 'w' ? new Set(keys()).size : 0),
    twice: () => keys().length - new Set(keys()).size,
  };
}

async function overHttp({ serveOnLoopback }, handler, envOf, more = {}) {
  const behind = await serveOnLoopback(handler);
  const faults = await startHttpFaults(behind.url);
  return { faults, env: envOf(faults.url), close: behind.close, ...more };
}

/** The setting of GOV.UK Notify, which sends texts and emails. */
const notifyEnv = ({ notify }, url) => ({ NOTIFY_URL: url, NOTIFY_API_KEY: notify.NOTIFY_KEY });

export const GATEWAYS = {
  async notifyTexts({ services }) {
    const { notify } = services;
    const { handler, sent } = notify.notifyService();
    const envOf = (url) => ({
      TEXT_MESSAGES: 'notify',
      NOTIFY_TEXT_TEMPLATE_ID: notify.TEXT_TEMPLATE,
      ...notifyEnv(services, url),
    });
    return overHttp(
      services,
      handler,
      envOf,
      countOf(() => sent.map(({ reference }) => reference)),
    );
  },
  async twilio({ services }) {
    const { twilio } = services;
    const { handler, sent } = twilio.twilioService();
    const envOf = (url) => ({
      TEXT_MESSAGES: 'twilio',
      TWILIO_URL: url,
      TWILIO_ACCOUNT_SID: twilio.ACCOUNT,
      TWILIO_AUTH_TOKEN: twilio.AUTH_TOKEN,
      TWILIO_FROM: twilio.FROM,
    });
    return overHttp(
      services,
      handler,
      envOf,
      countOf(() => sent.map(({ to, body }) => `${to} ${body}`)),
    );
  },
  async osPlaces({ services }) {
    const envOf = (url) => ({
      ADDRESSES: 'os-places',
      OS_PLACES_URL: url,
      OS_PLACES_KEY: services.OS_KEY,
    });
    return overHttp(services, services.demoOsPlaces(), envOf);
  },
  async smtp({ services }) {
    const behind = await services.startSmtp();
    const { hostname: host, port } = new URL(behind.url);
    const faults = await startTcpFaults(
      { host, port: Number(port) },
      { refusal: '421 4.3.0 Not now\r\n', greets: true },
    );
    const proxied = new URL(behind.url);
    proxied.port = faults.port;
    return {
      faults,
      env: { EMAIL: 'smtp', SMTP_URL: proxied.href, EMAIL_FROM: 'no-reply@meridian.example' },
      close: behind.close,
      ...countOf(() => behind.received.map(({ headers }) => headers['message-id'])),
    };
  },
  async notifyEmails({ services }) {
    const { notify } = services;
    const { handler, sent } = notify.notifyService();
    const envOf = (url) => ({
      EMAIL: 'notify',
      NOTIFY_EMAIL_TEMPLATE_ID: notify.EMAIL_TEMPLATE,
      ...notifyEnv(services, url),
    });
    return overHttp(
      services,
      handler,
      envOf,
      countOf(() => sent.map(({ reference }) => reference)),
    );
  },
  async botCheck({ services }) {
    const isPerson = () => Response.json({ success: true, score: 0.9 });
    const envOf = (url) => ({
      BOT_CHECK_SCRIPT: 'https://check.example/script.js',
      BOT_CHECK_URL: `${url}/siteverify`,
      BOT_CHECK_KEY: 'public-key',
      BOT_CHECK_SECRET: 'our-secret',
    });
    return overHttp(services, isPerson, envOf);
  },
  async safeSpace({ services }) {
    const isAlive = () => Response.json({ isAlive: true });
    return overHttp(services, isAlive, (url) => ({ SAFE_SPACE_URL: url }));
  },
  async collector({ services }) {
    const envOf = (url) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_BSP_SCHEDULE_DELAY: '500' });
    return overHttp(services, () => Response.json({}), envOf);
  },
  /** The browsers' push services, with a feed whose only power cut changes when the trouble begins. */
  async push({ services }) {
    const { asJson, cutBackAt, postingTo, pushService, startFeed } = services;
    const behind = await pushService();
    const proxy = await startHttpFaults(behind.url);
    let changes = 0;
    const cut = () => asJson([cutBackAt(13 + (changes % 8))]);
    const feed = await startFeed(cut());
    return {
      faults: {
        ...proxy,
        async begin(fault, part) {
          await proxy.begin(fault, part);
          changes += 1;
          feed.answer(cut());
        },
      },
      env: { ...postingTo(proxy.url), INCIDENTS_URL: feed.url },
      /** The paths that got a message. */
      reached: () => new Set(behind.got.map(({ path }) => path)),
      async close() {
        await feed.stop();
        await behind.close();
      },
    };
  },
};
