import { existsSync } from 'node:fs';
import { chromium, type BrowserContext, type Page, type Worker } from 'playwright';
import type { PushDevice } from '~/server/notifications/push/endpoint';
import { newVisitorAddress } from './server';

/** The headless shell, which other tests use, cannot show a notification: it has no place for one. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()];
const place = PLACES.find((path) => existsSync(path));
/** Why no browser here can show notifications; null where one can. */
export const noNotifications = place ? null : 'no whole Chromium was found';

/**
 * A browser that shows notifications and is allowed to. The one thing that it cannot do is to be known to a real push service: what it is
 * given in place of that is `device`, in pages and in the worker alike, kept until it is given up.
 */
export async function notifyingBrowser(device: PushDevice): Promise<{ context: BrowserContext; page: Page }> {
  const browser = await chromium.launch({
    executablePath: place,
    args: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  const context = await browser.newContext({
    permissions: ['notifications'],
    serviceWorkers: 'allow',
    locale: 'en-GB',
    extraHTTPHeaders: { 'X-Forwarded-For': newVisitorAddress() },
  });
  context.setDefaultTimeout(15_000);
  context.once('close', () => void browser.close());
  const { endpoint, keys } = device;
  await context.addInitScript(pretendSubscription, { endpoint, keys });
  return { context, page: await context.newPage() };
}

/** Runs in the browser. Whether it is subscribed is in a store of the browser, which pages and the worker share. */
export function pretendSubscription(device: Pick<PushDevice, 'endpoint' | 'keys'>): void {
  const FLAG = '/subscribed';
  const store = () => caches.open('a push service');
  const subscription = {
    endpoint: device.endpoint,
    toJSON: () => device,
    unsubscribe: async () => (await store()).delete(FLAG),
  };
  Object.assign(PushManager.prototype, {
    async subscribe({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) {
      if (!userVisibleOnly || !applicationServerKey) throw new DOMException('refused', 'NotAllowedError');
      await (await store()).put(FLAG, new Response());
      return subscription;
    },
    getSubscription: async () => ((await (await store()).match(FLAG)) ? subscription : null),
  });
}

/** Hands a payload to the worker of the page as the browser does when its push service brings it. */
export async function deliver(page: Page, payload: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
  await session.detach();
}

/** What the browser shows. */
export const notificationsOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map((shown) => {
      const { title, body, tag, data, actions } = shown as Notification & { actions: { title: string }[] };
      return { title, body, tag, data: data as unknown, actions: actions.map((action) => action.title) };
    });
  });

/**
 * Taps on the notification, or on one of its buttons. No protocol presses what the system draws: the worker is told what a browser tells
 * it. Answers the addresses that it opened, which a browser allows after a real tap alone.
 */
export const tap = (worker: Worker, action: string): Promise<string[]> =>
  worker.evaluate(async (pressed) => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<unknown> };
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const opened: string[] = [];
    const work: Promise<unknown>[] = [];
    scope.clients.openWindow = async (url) => opened.push(url);
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification, action: pressed });
    Object.defineProperty(event, 'waitUntil', { value: (one: Promise<unknown>) => work.push(one) });
    self.dispatchEvent(event);
    await Promise.all(work);
    return opened;
  }, action);
