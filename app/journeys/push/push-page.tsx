import { useState, useCallback, useEffect } from 'react';
import { push as pushTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Choice } from '~/ui/choice';
import { Notice } from '~/ui/notice';
import type { PushAbout, PushPageData } from './push-data';

const WORKER = '/service-worker.js';

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';

/** Whether the subject is now followed. Rejects on an error response. */
async function askPush(body: object): Promise<boolean> {
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

/** Replaces a subscription that was made for other keys of the site. */
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

/**
 * Ends it in the browser even if the site cannot be reached: the push service then reports it as
 * gone.
 */
export async function unsubscribe(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const told = askPush({ do: 'stop', endpoint: subscription.endpoint }).catch(() => undefined);
  if (!(await subscription.unsubscribe())) throw new Error('the browser keeps it');
  await told;
}

/** `ready`: permission was neither asked for nor denied. */
type PushState = 'unknown' | 'unable' | 'denied' | 'ready' | 'following' | 'stopped' | 'failed';

function usePush(about: PushAbout | null) {
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
      return (await askPush({ do: 'look', endpoint, about: JSON.parse(asked) }))
        ? 'following'
        : 'ready';
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
    setState(
      await work().catch((): PushState =>
        Notification.permission === 'denied' ? 'denied' : 'failed',
      ),
    );
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

const SAID: Partial<Record<PushState, keyof typeof pushTexts>> = {
  unknown: 'pushWithoutScript',
  unable: 'pushUnable',
  denied: 'pushDenied',
  following: 'pushFollowing',
  stopped: 'pushStopped',
  failed: 'pushFailed',
};

export function PushPage({ isOffered, incident, address }: PushPageData) {
  const t = useTexts(pushTexts);
  const choices: readonly (readonly [PushAbout, string])[] = [
    ...(incident && !incident.over
      ? [[{ reference: incident.reference }, t('pushIncident', { title: incident.title })] as const]
      : []),
    ...(address === null ? [] : [[{ place: 'address' }, t('pushAddress', { address })] as const]),
  ];
  const [chosen, setChosen] = useState(0);
  const [quiet, setQuiet] = useState(true);
  const { state, busy, follow, stop } = usePush(choices[chosen]?.[0] ?? null);
  const said = isOffered ? SAID[state] : 'pushNotOffered';
  const isAble = isOffered && state !== 'unknown' && state !== 'unable' && state !== 'denied';
  const query = incident
    ? `?${new URLSearchParams({ incidentid: incident.reference }).toString()}`
    : '';
  const back = incident ? `/power-cut/incident${query}` : '/power-cut';
  return (
    <>
      <BackLink href={back} label={t('pushBack')}>
        {t('pushBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="form flow-l">
          <h1>{t('pushTitle')}</h1>
          <p className="lead">{t('pushText')}</p>
          {incident?.over && <p>{t('pushIncidentOver')}</p>}
          {choices.length > 0 && (
            <fieldset className="flow">
              <legend className="h3">{t('pushAbout')}</legend>
              {choices.map(([, words], index) => (
                <Choice
                  key={words}
                  type="radio"
                  name="about"
                  value={index}
                  checked={chosen === index}
                  onChange={() => setChosen(index)}
                >
                  {words}
                </Choice>
              ))}
              <Choice
                type="checkbox"
                name="quiet"
                checked={quiet}
                onChange={() => setQuiet(!quiet)}
              >
                {t('pushQuiet')}
              </Choice>
            </fieldset>
          )}
          {address === null && (
            <p>
              {t('pushAddressNone')}
              <br />
              <ActionLink href="/power-cut/search" icon="home">
                {t('pushFindAddress')}
              </ActionLink>
            </p>
          )}
          <div role="status">
            {said && (
              <Notice status={state === 'following' ? 'restored' : 'aware'}>
                <p>{t(said)}</p>
              </Notice>
            )}
          </div>
          {isAble && (
            <p className="row">
              {choices.length > 0 && state !== 'following' && (
                <Button
                  type="button"
                  icon="message"
                  disabled={busy}
                  onClick={() => void follow(quiet)}
                >
                  {t('pushFollow')}
                </Button>
              )}
              <Button type="button" second disabled={busy} onClick={() => void stop()}>
                {t('pushStop')}
              </Button>
            </p>
          )}
          <p>
            <ActionLink
              href={`/power-cut/text-updates${incident ? `/incident${query}` : ''}`}
              icon="message"
            >
              {t('pushTexts')}
            </ActionLink>
          </p>
        </div>
      </div>
    </>
  );
}
