import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { PIN_PATH } from './pin-path';

const WAIT = 10_000;
type State = 'idle' | 'finding' | 'failed';

/**
 * Puts the pin where the browser is. It is asked silently only where the visitor has already allowed it, and by the button
 * otherwise. Specification: lookup, sections 4 "Map pin" and 6; decisions, "Geolocation".
 */
export function FindMe({ silently, returnTo }: { silently: boolean; returnTo?: string | undefined }) {
  const t = useTexts(mapTexts);
  const navigate = useNavigate();
  const [state, setState] = useState<State>('idle');
  const find = useCallback(
    (quiet: boolean) => {
      if (!quiet) setState('finding');
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          const query = new URLSearchParams({ glat: coords.latitude.toFixed(5), glng: coords.longitude.toFixed(5) });
          if (quiet) query.set('quiet', 'true');
          if (returnTo) query.set('returnTo', returnTo);
          setState('idle');
          navigate(`${PIN_PATH}?${query.toString()}`, { replace: true, preventScrollReset: true });
        },
        () => setState(quiet ? 'idle' : 'failed'),
        { timeout: WAIT, maximumAge: 60_000 },
      );
    },
    [navigate, returnTo],
  );
  useEffect(() => {
    if (!silently || !navigator.permissions || !navigator.geolocation) return undefined;
    let gone = false;
    navigator.permissions.query({ name: 'geolocation' }).then(
      (permission) => {
        if (!gone && permission.state === 'granted') find(true);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [silently, find]);
  return (
    <div>
      <Button type="button" second icon="pin" onClick={() => find(false)} aria-disabled={state === 'finding'}>
        {state === 'finding' ? t('pinFinding') : t('pinFindMe')}
      </Button>
      <p role="status">{state === 'failed' && t('pinNotFound')}</p>
    </div>
  );
}
