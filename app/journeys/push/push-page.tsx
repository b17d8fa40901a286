import { useState } from 'react';
import { push as pushTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Choice } from '~/ui/choice';
import { Notice } from '~/ui/notice';
import type { PushAbout, PushPageData } from './push-data';
import { usePush, type PushState } from './use-push';

const SAID: Partial<Record<PushState, keyof typeof pushTexts>> = {
  unknown: 'pushWithoutScript',
  unable: 'pushUnable',
  denied: 'pushDenied',
  following: 'pushFollowing',
  stopped: 'pushStopped',
  failed: 'pushFailed',
};

/** Notifications in this browser, about one power cut or an address. Texts are the way without JavaScript. */
export function PushPage({ incident, address }: PushPageData) {
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
  const said = SAID[state];
  const isAble = state !== 'unknown' && state !== 'unable' && state !== 'denied';
  const query = incident ? `?${new URLSearchParams({ incidentid: incident.reference }).toString()}` : '';
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
              <Choice type="checkbox" name="quiet" checked={quiet} onChange={() => setQuiet(!quiet)}>
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
                <Button type="button" icon="message" disabled={busy} onClick={() => void follow(quiet)}>
                  {t('pushFollow')}
                </Button>
              )}
              <Button type="button" second disabled={busy} onClick={() => void stop()}>
                {t('pushStop')}
              </Button>
            </p>
          )}
          <p>
            <ActionLink href={`/power-cut/text-updates${incident ? `/incident${query}` : ''}`} icon="message">
              {t('pushTexts')}
            </ActionLink>
          </p>
        </div>
      </div>
    </>
  );
}
