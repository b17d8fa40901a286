import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { autopush } from '../support/autopush';
import { CUT, cutBackAt, endOf, REFERENCE } from '../support/cut-record';
import { asJson, startFeed, type FeedServer } from '../support/feed-server';
import { noFirefox, startFirefox } from '../support/firefox';
import { ownSite } from '../support/own-site';
import { type Site } from '../support/server';

const name = 'notifications in Firefox, through a push service and its own decryption';
if (noFirefox !== null) process.stdout.write(`NOT RUN: ${name}, because ${noFirefox}\n`);

describe.skipIf(noFirefox !== null)(name, () => {
  let service: Awaited<ReturnType<typeof autopush>>;
  let feed: FeedServer;
  let site: Site;
  let firefox: Awaited<ReturnType<typeof startFirefox>>;

  beforeAll(async () => {
    service = await autopush();
    feed = await startFeed(asJson([cutBackAt(13)]));
    site = await ownSite({
      ...service.env,
      INCIDENTS_URL: feed.url,
      INCIDENTS_REFRESH_SECONDS: '1',
    });
    firefox = await startFirefox({
      'dom.push.serverURL': service.serverUrl,
      'dom.push.testing.allowInsecureServerURL': true,
      'dom.push.connection.enabled': true,
      'dom.push.retryBaseInterval': 100,
      // Allowed, as a visitor would: no protocol can press the question.
      'permissions.default.desktop-notification': 1,
      // Shown by Firefox itself: this machine has no desktop.
      'alerts.useSystemBackend': false,
    });
  }, 120_000);
  afterAll(async () => {
    await firefox?.close();
    await feed?.stop();
    await service?.close();
  });

  // The site answers POST /push twenty times a minute.
  const soon = (work: () => unknown) => expect.poll(work, { timeout: 30_000, interval: 500 });
  const text = () => firefox.evaluate('document.querySelector("main").innerText');
  const button = (words: string) =>
    `[...document.querySelectorAll('main button')].find((one) => one.innerText === '${words}')`;
  const press = async (words: string) => {
    await soon(() => firefox.evaluate(`Boolean(${button(words)})`)).toBe(true);
    await firefox.evaluate(`${button(words)}.click()`);
  };
  const notifications = () =>
    firefox.evaluate(`navigator.serviceWorker.ready
      .then((registration) => registration.getNotifications())
      .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))`);

  /** What the site says of the browser's subscription of now. */
  const isFollowed = () =>
    firefox.evaluate(`navigator.serviceWorker.ready
      .then((registration) => registration.pushManager.getSubscription())
      .then((subscription) => subscription && fetch('/push', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ do: 'look', endpoint: subscription.endpoint, about: { reference: '${REFERENCE}' } }),
      }).then((answer) => answer.json()))`);

  it(
    'are asked for, shown, moved to a new subscription, and ended [X-100]',
    { timeout: 120_000 },
    async () => {
      await firefox.open(`${site.url}/power-cut/notifications?incidentid=${REFERENCE}`);
      await press('Notify me');
      await soon(text).toContain('You will be notified in this browser.');
      expect(service.subscriptions()).toBe(1);

      feed.answer(asJson([cutBackAt(14)]));
      await soon(() => service.acks).toEqual([100]);
      expect(await notifications()).toEqual([
        {
          title: expect.any(String),
          body: expect.any(String),
          tag: REFERENCE,
          data: { url: CUT },
        },
      ]);
      expect(JSON.stringify(await notifications())).toContain(endOf(14));

      // Firefox subscribes again, and what was followed moves to the new subscription.
      service.forget();
      await soon(() => service.subscriptions()).toBe(1);
      await soon(isFollowed).toEqual({ following: true });
      feed.answer(asJson([cutBackAt(15)]));
      await soon(() => service.acks).toEqual([100, 100]);
      await soon(async () => JSON.stringify(await notifications())).toContain(endOf(15));

      await press('Stop all notifications');
      await press('Notify me');
      expect(service.subscriptions()).toBe(0);
    },
  );
});
