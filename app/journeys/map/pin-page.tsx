import { emergencyNumber } from '#operator/profile.json';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { isInView } from '~/domain/map/view';
import { pinView, type PinDrawing } from '~/domain/map/pin-view';
import type { PinSize } from '~/domain/map/pin-sizes';
import type { Position } from '~/domain/position';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Notice } from '~/ui/notice';
import { PhoneLink } from '~/ui/phone-link';
import type { StreetsOfPage } from './load/surroundings.server';
import { MapControls } from './map-controls';
import { MovingPinBoard, PlainPinBoard } from './pin-board';
import { pinFields, pinHref, PIN_PATH } from './use-pin';
import { OutsideNotice, TownSearch } from './town-search';
import { TownSuggest } from './town-suggest';
import { useHydrated } from '~/ui/use-hydrated';
import { useNarrow } from './use-narrow';
import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '~/ui/button';

const WAIT = 10_000;
type State = 'idle' | 'finding' | 'failed';

/** Automatic only if the visitor has already allowed it; otherwise by the button. */
function FindMe({ silently, returnTo }: { silently: boolean; returnTo?: string | undefined }) {
  const t = useTexts(mapTexts);
  const navigate = useNavigate();
  const [state, setState] = useState<State>('idle');
  const find = useCallback(
    (quiet: boolean) => {
      if (!quiet) setState('finding');
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          const query = new URLSearchParams({
            glat: coords.latitude.toFixed(5),
            glng: coords.longitude.toFixed(5),
          });
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
      <Button
        type="button"
        second
        icon="pin"
        onClick={() => find(false)}
        aria-disabled={state === 'finding'}
      >
        {state === 'finding' ? t('pinFinding') : t('pinFindMe')}
      </Button>
      <p role="status">{state === 'failed' && t('pinNotFound')}</p>
    </div>
  );
}

export interface PinPageViewProps {
  page: {
    centre: Position;
    zoom: number;
    pin: Position;
    message: 'outside' | 'town-not-found' | 'no-point' | 'nonsense' | null;
    geocodingError: boolean;
    sector: string | null;
    town: string;
    drawings: Readonly<Record<PinSize, PinDrawing>>;
  };
  returnTo?: string | undefined;
  /** Nothing was searched yet: an allowed location may place the pin. */
  silent: boolean;
  /** For Mapbox streets under the interactive map, if the operator has one. */
  mapboxToken: string | null;
  streets: StreetsOfPage | null;
  refused: 'nonsense' | 'outside' | 'unavailable' | null;
}

function PinNotices({ page, refused }: Pick<PinPageViewProps, 'page' | 'refused'>) {
  const t = useTexts(mapTexts);
  const said =
    page.message === 'no-point'
      ? 'pinNoPoint'
      : page.message === 'nonsense' || refused === 'nonsense'
        ? 'pinNonsense'
        : null;
  return (
    <>
      {refused === 'unavailable' && (
        <div role="alert">
          <Notice status="cut" icon="warning" heading={t('pinUnavailableTitle')}>
            <p>
              {t('pinUnavailable')} <PhoneLink phone={emergencyNumber} />
            </p>
          </Notice>
        </div>
      )}
      {(page.message === 'outside' || refused === 'outside') && <OutsideNotice />}
      {page.geocodingError && (
        <Notice status="aware" icon="info">
          <p>{t('pinGeocodeFailed')}</p>
        </Notice>
      )}
      {said && (
        <div role="alert">
          <Notice status="aware" icon="info">
            <p>{t(said)}</p>
          </Notice>
        </div>
      )}
    </>
  );
}

export function PinPageView({
  page,
  silent,
  refused,
  mapboxToken,
  streets,
  returnTo,
}: PinPageViewProps) {
  const t = useTexts(mapTexts);
  const hydrated = useHydrated();
  const size: PinSize = useNarrow() ? 'small' : 'wide';
  const place = { centre: page.centre, zoom: page.zoom, pin: page.pin, returnTo };
  const view = pinView(page.centre, page.zoom, size);
  const board = { place, sector: page.sector, drawings: page.drawings, mapboxToken, streets };
  const keep = pinFields(place).filter(([name]) => name !== 'lat' && name !== 'lng');
  return (
    <>
      <BackLink href={returnTo ?? '/power-cut'} label={t('pinBack')}>
        {t('pinBack')}
      </BackLink>
      <div className="wrap indent">
        <div className="flow-l">
          <h1>{t('pinTitle')}</h1>
          <p className="lead">{t('pinPrompt')}</p>
          <PinNotices page={page} refused={refused} />
        </div>
        <div className="band cols">
          <div className="flow-l pin-side">
            <TownSuggest>
              <TownSearch
                action="/power-cut/pin"
                value={page.town}
                problem={page.message === 'town-not-found' ? 'town-not-found' : null}
                keep={keep}
              />
            </TownSuggest>
            {hydrated && <FindMe silently={silent} returnTo={returnTo} />}
          </div>
          <div className="flow pin-main">
            {hydrated ? (
              <MovingPinBoard key={`${size} ${pinHref(place)}`} size={size} {...board} />
            ) : (
              <PlainPinBoard {...board} />
            )}
            {!isInView(view, page.pin) && (
              <p>
                {t('pinOffView')}{' '}
                <ActionLink href={pinHref({ ...place, centre: page.pin })}>
                  {t('pinBackToPin')}
                </ActionLink>
              </p>
            )}
            <MapControls
              view={view}
              hrefOf={(centre, zoom) => pinHref({ ...place, centre, zoom })}
            />
          </div>
        </div>
      </div>
    </>
  );
}
