const WORKER = '/service-worker.js';

/** Whether this browser can show notifications at all. */
export const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';

/** Asks the site; whether what was asked about is followed now. Rejects where it did not answer well. */
export async function askPush(body: object): Promise<boolean> {
  const answer = await fetch('/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return ((await answer.json()) as { following: boolean }).following;
}

export async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The subscription of this browser; one that was made for other keys of the site is of no use, and makes room. */
export async function subscribe(): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = (await (await fetch('/push')).json()) as { key: string };
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (fault) {
    if ((fault as DOMException).name !== 'InvalidStateError') throw fault;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Ends the subscription here, also where the site cannot be told: its push service then says that it is no more. */
export async function unsubscribe(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const told = askPush({ do: 'stop', endpoint: subscription.endpoint }).catch(() => undefined);
  if (!(await subscription.unsubscribe())) throw new Error('the browser keeps it');
  await told;
}
