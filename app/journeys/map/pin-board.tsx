import { Form, Link } from '@remix-run/react';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { type PinSize, NUDGES, PIN_SIZES } from '~/domain/map/pin-sizes';
import { pinView, type PinDrawing } from '~/domain/map/pin-view';
import { Button } from '~/ui/button';
import { LiveStage } from './interactive/live-stage';
import { loadPinLiveMap } from './interactive/load';
import type { StreetsOfPage } from './load/surroundings.server';
import {
  PIN_PATH,
  type PinPlace,
  PIN_PICTURE_PATH,
  pinFields,
  pinHref,
  usePin,
  type MovingPin,
  ARROWS,
  arrowStep,
} from './use-pin';
import { OutsideNotice } from './town-search';
import type { Point } from '~/domain/map/mercator';
import { isInView, type MapView } from '~/domain/map/view';
import { BaseMap } from './base-map';
import { PinBaseMap, PinShape } from './pin-picture';

const moveWords = {
  north: 'mapNorth',
  south: 'mapSouth',
  east: 'mapEastward',
  west: 'mapWest',
} as const;

/**
 * How the pin moves without JavaScript: the image button submits the pressed place. It has two
 * fixed sizes, because the browser sends pixels of the displayed box; phones show the narrow one.
 */
function PinImage({ place }: { place: PinPlace }) {
  const t = useTexts(mapTexts);
  return (
    <Form action={PIN_PATH} method="get" preventScrollReset className="pin-image">
      {pinFields(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(Object.keys(PIN_SIZES) as PinSize[]).map((size) => (
        <input
          key={size}
          className={`pin-${size}`}
          type="image"
          name={size}
          src={pinHref(place, { size }, PIN_PICTURE_PATH)}
          alt={t('pinPicture')}
          width={PIN_SIZES[size].width}
          height={PIN_SIZES[size].height}
        />
      ))}
    </Form>
  );
}

/** For keyboards without JavaScript. */
function PinNudges({ place }: { place: PinPlace }) {
  const t = useTexts(mapTexts);
  return (
    <nav aria-label={t('pinMove')}>
      <ul className="map-moves">
        <li aria-hidden="true">{t('pinMoveLabel')}</li>
        {NUDGES.map((move) => (
          <li key={move}>
            <Link to={pinHref(place, { move })} preventScrollReset>
              <span className="hide">{t('pinMove')} </span>
              {t(moveWords[move])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface PinBoardProps {
  place: PinPlace;
  sector: string | null;
  drawings: Readonly<Record<PinSize, PinDrawing>>;
  mapboxToken: string | null;
  streets: StreetsOfPage | null;
}

export function ConfirmPin({ pin, returnTo }: Pick<PinPlace, 'pin' | 'returnTo'>) {
  const t = useTexts(mapTexts);
  return (
    <Form method="post" action={PIN_PATH}>
      <input type="hidden" name="plat" value={pin.lat} />
      <input type="hidden" name="plng" value={pin.lng} />
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <Button icon="tick">{t('pinConfirm')}</Button>
    </Form>
  );
}

export function PinWhere({ sector, id }: { sector: string | null; id?: string }) {
  const t = useTexts(mapTexts);
  return (
    <p id={id} role="status">
      {sector ? t('pinNear', { sector }) : t('pinSomewhere')}
    </p>
  );
}

/** Without JavaScript: an image to press, links to nudge, a button to confirm. */
export function PlainPinBoard({ place, sector }: PinBoardProps) {
  const t = useTexts(mapTexts);
  return (
    <div className="flow">
      <p className="soft">{t('pinHowPlain')}</p>
      <PinImage place={place} />
      <PinWhere sector={sector} />
      <ConfirmPin {...place} />
      <PinNudges place={place} />
    </div>
  );
}

export function MovingPinBoard({
  place,
  sector,
  drawings,
  size,
  mapboxToken,
  streets,
}: PinBoardProps & { size: PinSize }) {
  const t = useTexts(mapTexts);
  const whereId = useId();
  const view = pinView(place.centre, place.zoom, size);
  const moving = usePin(view, size, place.pin);
  const describedBy = `${whereId} ${whereId}how`;
  return (
    <div className="flow">
      <p className="soft" id={`${whereId}how`}>
        {t('pinHowRich')}
      </p>
      {moving.placed?.message === 'outside' && <OutsideNotice />}
      <div className="pin-image">
        <LiveStage
          load={loadPinLiveMap}
          live={{ view, moving, token: mapboxToken, streets, describedBy }}
        >
          <PinCanvas
            view={view}
            drawing={drawings[size]}
            moving={moving}
            describedBy={describedBy}
          />
        </LiveStage>
      </div>
      <PinWhere id={whereId} sector={moving.placed ? moving.placed.sector : sector} />
      <ConfirmPin pin={moving.pin} returnTo={place.returnTo} />
    </div>
  );
}

interface PinCanvasProps {
  view: MapView;
  drawing: PinDrawing;
  moving: MovingPin;
  describedBy: string;
}

/** The pin can be dragged, placed by a press, or moved by arrow keys. */
function PinCanvas({ view, drawing, moving, describedBy }: PinCanvasProps) {
  const t = useTexts(mapTexts);
  const svg = useRef<SVGSVGElement>(null);
  const dragging = useRef(false);
  const pointOf = (event: PointerEvent): Point => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return moving.at;
    return {
      x: ((event.clientX - box.left) * view.width) / box.width,
      y: ((event.clientY - box.top) * view.height) / box.height,
    };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = arrowStep(event.shiftKey);
    moving.drop({ x: moving.at.x + direction[0] * step, y: moving.at.y + direction[1] * step });
  };
  return (
    <svg
      ref={svg}
      className="pin-canvas"
      width={view.width}
      height={view.height}
      viewBox={`0 0 ${view.width} ${view.height}`}
      onPointerMove={(event) => dragging.current && moving.hover(pointOf(event))}
      onPointerUp={(event) => {
        dragging.current = false;
        moving.drop(pointOf(event));
      }}
      onPointerCancel={() => {
        dragging.current = false;
      }}
    >
      <g aria-hidden="true">
        <PinBaseMap
          drawing={drawing}
          height={view.height}
          ground={<BaseMap ground={drawing.ground} width={view.width} height={view.height} />}
        />
      </g>
      {isInView(view, moving.pin) && (
        <g
          className="pin-handle"
          role="application"
          tabIndex={0}
          aria-label={t('pinHandle')}
          aria-describedby={describedBy}
          transform={`translate(${Math.round(moving.at.x)} ${Math.round(moving.at.y)})`}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            dragging.current = true;
            svg.current?.setPointerCapture(event.pointerId);
          }}
        >
          <PinShape />
        </g>
      )}
    </svg>
  );
}
