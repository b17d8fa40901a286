import { existsSync } from 'node:fs';
import { chromium, type BrowserContext, type Page, type Worker } from 'playwright';
import type { PushDevice } from '~/server/texts/push/endpoint';
import { newVisitorAddress } from './server';

/** The headless shell, which other tests use, cannot show notifications. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  chromium.executablePath(),
];
const place = PLACES.find((path) => existsSync(path));
/** Why no browser here can show notifications; null where one can. */
export const noNotifications = place ? null : 'no whole Chromium was found';

/**
 * Starts a browser that may show notifications. It cannot subscribe to a real push service, so pages
 * and the worker get the subscription `device` instead, until they unsubscribe.
 */
export async function notifyingBrowser(
  device: PushDevice,
): Promise<{ context: BrowserContext; page: Page }> {
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
      if (!userVisibleOnly || !applicationServerKey)
        throw new DOMException('refused', 'NotAllowedError');
      await (await store()).put(FLAG, new Response());
      return subscription;
    },
    getSubscription: async () => ((await (await store()).match(FLAG)) ? subscription : null),
  });
}

/** Delivers a payload to the page's worker, as a push service would. */
export async function deliver(page: Page, payload: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (registration) resolve(registration.registrationId);
    });
    void session.send('ServiceWorker.enable');
  });
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(payload),
  });
  await session.detach();
}

/** Returns the notifications on screen. */
export const notificationsOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map((notification) => {
      const { title, body, tag, data, actions } = notification as Notification & {
        actions: { title: string }[];
      };
      return {
        title,
        body,
        tag,
        data: data as unknown,
        actions: actions.map((action) => action.title),
      };
    });
  });

/**
 * Taps the notification, or one of its buttons, by sending the worker the browser's event, because
 * no protocol can press a system notification. Returns the URLs it would open; a browser only opens
 * them after a real tap.
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
    const event = new scope.NotificationEvent('notificationclick', {
      notification,
      action: pressed,
    });
    Object.defineProperty(event, 'waitUntil', { value: (one: Promise<unknown>) => work.push(one) });
    self.dispatchEvent(event);
    await Promise.all(work);
    return opened;
  }, action);
