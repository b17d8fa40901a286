import { useCallback, useEffect, useState } from 'react';
import type { PushAbout } from './push-data';

/** Whether notifications can be had here, and whether this is followed; `ready` is neither asked nor refused. */
export type PushState = 'unknown' | 'unable' | 'denied' | 'ready' | 'following' | 'stopped' | 'failed';

const WORKER = '/service-worker.js';

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';

async function post(body: object): Promise<boolean> {
  const answer = await fetch('/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return ((await answer.json()) as { following: boolean }).following;
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = (await (await fetch('/push')).json()) as { key: string };
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Notifications of this browser about one thing. */
export function usePush(about: PushAbout | null) {
  const [state, setState] = useState<PushState>('unknown');
  const [busy, setBusy] = useState(false);
  const asked = about && JSON.stringify(about);

  useEffect(() => {
    let over = false;
    const look = async (): Promise<PushState> => {
      if (!isAble()) return 'unable';
      if (Notification.permission === 'denied') return 'denied';
      const subscription = await subscriptionHere();
      if (!subscription || asked === null) return 'ready';
      const { endpoint } = subscription;
      return (await post({ do: 'look', endpoint, about: JSON.parse(asked) })) ? 'following' : 'ready';
    };
    look().then(
      (found) => over || setState(found),
      () => over || setState('ready'),
    );
    return () => {
      over = true;
    };
  }, [asked]);

  const doing = useCallback(async (work: () => Promise<PushState>) => {
    setBusy(true);
    setState(await work().catch((): PushState => (Notification.permission === 'denied' ? 'denied' : 'failed')));
    setBusy(false);
  }, []);

  return {
    state,
    busy,
    follow: (quiet: boolean) =>
      doing(async () => {
        const { endpoint, keys } = (await subscribe()).toJSON();
        await post({ do: 'follow', subscription: { endpoint, keys }, about, quiet });
        return 'following';
      }),
    stop: () =>
      doing(async () => {
        const subscription = await subscriptionHere();
        if (subscription) await post({ do: 'stop', endpoint: subscription.endpoint });
        await subscription?.unsubscribe();
        return 'stopped';
      }),
  };
}
