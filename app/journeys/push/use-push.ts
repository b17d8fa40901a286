import { useCallback, useEffect, useState } from 'react';
import type { PushAbout } from './push-data';
import { askPush, isAble, subscribe, subscriptionHere, unsubscribe } from './subscription';

/** Whether notifications can be had here, and whether this is followed; `ready` is neither asked nor refused. */
export type PushState = 'unknown' | 'unable' | 'denied' | 'ready' | 'following' | 'stopped' | 'failed';

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
      return (await askPush({ do: 'look', endpoint, about: JSON.parse(asked) })) ? 'following' : 'ready';
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
        await askPush({ do: 'follow', subscription: { endpoint, keys }, about, quiet });
        return 'following';
      }),
    stop: () =>
      doing(async () => {
        await unsubscribe();
        return 'stopped';
      }),
  };
}
