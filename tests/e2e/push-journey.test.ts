import { describe, expect, it } from 'vitest';
import { hydrated } from '../support/browser';
import { CUT, cutBackAt, endOf, REFERENCE } from '../support/cut-record';
import { asJson, startFeed } from '../support/feed-server';
import {
  deliver,
  noNotifications,
  notificationsOn,
  notifyingBrowser,
  pretendSubscription,
  tap,
} from '../support/notifying-browser';
import { ownSite } from '../support/own-site';
import { browser, pushService } from '../support/push-service';

async function journey(): Promise<void> {
  const service = await pushService();
  const feed = await startFeed(asJson([cutBackAt(13)]));
  const site = await ownSite({
    ...service.env,
    INCIDENTS_URL: feed.url,
    INCIDENTS_REFRESH_SECONDS: '1',
  });
  const phone = browser('a-phone', false);
  const { context, page } = await notifyingBrowser(phone.device);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  try {
    // As a visitor who looked for an address: nothing of it may travel.
    await page.goto(`${site.url}/power-cut/search?mode=header&value=CB1+9ZA`);
    await page.locator('main button[name=select]').first().click();
    await page.waitForURL(/\/power-cut\/incident/);
    await page.goto(site.url + CUT);
    await hydrated(page);
    await page.getByRole('link', { name: 'Get notifications' }).click();
    await page.waitForURL(/notifications/);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await page.getByText('You will be notified in this browser.').waitFor();

    feed.answer(asJson([cutBackAt(14)]));
    await expect.poll(() => service.got.length, { timeout: 15_000 }).toBe(1);
    const payload = phone.read(service.got[0]?.body ?? Buffer.alloc(0)) as Record<string, unknown>;
    expect(Object.keys(payload).sort()).toEqual(['body', 'silent', 'stop', 'tag', 'title', 'url']);
    expect(payload).toMatchObject({ tag: REFERENCE, url: CUT, stop: 'Stop these' });
    expect(JSON.stringify(payload)).not.toMatch(/CB1 ?9ZA|fcm\.googleapis/i);

    await deliver(page, payload);
    await expect.poll(async () => (await notificationsOn(page)).length).toBe(1);
    const [notification] = await notificationsOn(page);
    expect(notification).toEqual({
      title: payload['title'],
      body: payload['body'],
      tag: REFERENCE,
      data: { url: CUT },
      actions: ['Stop these'],
    });
    expect(`${notification?.title} ${notification?.body}`).toContain(endOf(14));

    const worker = context.serviceWorkers()[0];
    if (!worker) throw new Error('no worker');
    const { endpoint, keys } = phone.device;
    await worker.evaluate(pretendSubscription, { endpoint, keys });
    const opened = await tap(worker, '');
    expect(opened).toEqual([site.url + CUT]);
    expect(await notificationsOn(page)).toEqual([]);
    await page.goto(opened[0] ?? '');
    expect(await page.locator('main h1').textContent()).toContain(endOf(14));

    // One tap on the next one ends them all.
    await deliver(page, payload);
    await expect.poll(async () => (await notificationsOn(page)).length).toBe(1);
    expect(await tap(worker, 'stop')).toEqual([]);
    feed.answer(asJson([cutBackAt(15)]));
    await page.locator('main h1', { hasText: endOf(15) }).waitFor({ timeout: 20_000 });
    await page.goto(`${site.url}/power-cut/notifications?incidentid=${REFERENCE}`);
    await page.getByRole('button', { name: 'Notify me' }).waitFor();
    expect(service.got).toHaveLength(1);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await feed.stop();
    await service.close();
  }
}

const name = 'notifications: from the button to the one tap that ends them';
if (noNotifications === null) it(name, journey, 90_000);
else {
  process.stdout.write(`NOT RUN: ${name}, because ${noNotifications}\n`);
  describe.skip(name, () => it(`not run: ${noNotifications} [X-100]`, () => undefined));
}
