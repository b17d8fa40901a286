/** As app/server/texts/create.server.ts sends it. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** Notifications with the same tag replace each other. */
  readonly tag: string;
  readonly stop: string;
  readonly silent: boolean;
}

interface PushEvent extends Event {
  readonly data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface ClickEvent extends Event {
  readonly action: string;
  readonly notification: { readonly data?: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}
/** The endpoint identifies this browser; the JSON also has the keys. */
interface Subscription {
  readonly endpoint: string;
}
interface ChangeEvent extends Event {
  readonly oldSubscription?: Subscription | null;
  readonly newSubscription?: Subscription | null;
  waitUntil(work: Promise<unknown>): void;
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface PushScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    readonly pushManager: {
      getSubscription(): Promise<(Subscription & { unsubscribe(): Promise<boolean> }) | null>;
      subscribe(options: object): Promise<Subscription>;
    };
  };
  readonly clients: {
    matchAll(options: object): Promise<readonly unknown[]>;
    openWindow(url: string): Promise<unknown>;
  };
  fetch(url: string, init?: RequestInit): Promise<Response>;
  addEventListener(type: string, listener: (event: never) => void): void;
}

const ICON = '/apple-touch-icon.png';

/** Also moves what was followed when a browser renews its subscription. */
export function registerPush(self: PushScope): void {
  async function show(event: PushEvent): Promise<void> {
    const { title, body, url, tag, stop, silent } = event.data?.json() as PushMessage;
    await self.registration.showNotification(title, {
      body,
      tag,
      silent,
      renotify: !silent,
      icon: ICON,
      data: { url },
      actions: [{ action: 'stop', title: stop }],
    });
  }

  const tell = (body: object): Promise<Response> =>
    self.fetch('/push', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Its push service then reports it as gone, even if the site cannot be reached. */
  async function stop(): Promise<void> {
    const subscription = await self.registration.pushManager.getSubscription();
    if (!subscription) return;
    const { endpoint } = subscription;
    await Promise.allSettled([tell({ do: 'stop', endpoint }), subscription.unsubscribe()]);
  }

  async function subscribe(): Promise<Subscription> {
    const { key } = (await (await self.fetch('/push')).json()) as { readonly key: string };
    return self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
  }

  /** Ends the subscription if the browser no longer allows one. */
  async function move({ oldSubscription: from, newSubscription }: ChangeEvent): Promise<void> {
    if (!from) return;
    const subscription = newSubscription ?? (await subscribe().catch(() => null));
    await tell(
      subscription ? { do: 'move', from, subscription } : { do: 'stop', endpoint: from.endpoint },
    );
  }

  async function open(path: string): Promise<void> {
    const url = new URL(path, self.location.origin).href;
    const pages = (await self.clients.matchAll({
      type: 'window',
      includeUncontrolled: true,
    })) as readonly OpenPage[];
    const page = pages.find((one) => one.url === url);
    await (page ? page.focus() : self.clients.openWindow(url));
  }

  self.addEventListener('push', (event: PushEvent) => event.waitUntil(show(event)));
  self.addEventListener('pushsubscriptionchange', (event: ChangeEvent) =>
    event.waitUntil(move(event)),
  );
  self.addEventListener('notificationclick', (event: ClickEvent) => {
    event.notification.close();
    const { url = '/' } = (event.notification.data ?? {}) as { readonly url?: string };
    event.waitUntil(event.action === 'stop' ? stop() : open(url));
  });
}
