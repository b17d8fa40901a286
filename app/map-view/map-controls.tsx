import { Link } from '@remix-run/react';
import { mapTexts } from '~/cms/texts/map';
import { useTexts } from '~/cms/use-texts';
import { MAX_ZOOM, MIN_ZOOM, pan, roundPosition, type MapView } from '~/domain/map/view';
import type { Position } from '~/domain/position';

export interface MapControlsProps {
  view: MapView;
  hrefOf: (centre: Position, zoom: number) => string;
  /** Where "Whole area" leads; without it there is no such link, and zooming out ends at the smallest zoom. */
  wholeHref?: string;
}

const STEP = 0.5;
const moves = [
  ['mapNorth', 0, -STEP],
  ['mapSouth', 0, STEP],
  ['mapWest', -STEP, 0],
  ['mapEastward', STEP, 0],
] as const;

/** Moves and zooms the map by links, so that it works without JavaScript and by keyboard. */
export function MapControls({ view, hrefOf, wholeHref }: MapControlsProps) {
  const t = useTexts(mapTexts);
  const zoomed = (by: number) => hrefOf(view.centre, view.zoom + by);
  return (
    <nav aria-label={t('mapControls')}>
      <ul className="map-moves">
        {view.zoom < MAX_ZOOM && (
          <li>
            <Link to={zoomed(1)} preventScrollReset>
              {t('mapCloser')}
            </Link>
          </li>
        )}
        {view.zoom > MIN_ZOOM && (
          <li>
            <Link to={zoomed(-1)} preventScrollReset>
              {t('mapFurther')}
            </Link>
          </li>
        )}
        {wholeHref && (
          <li>
            <Link to={wholeHref} preventScrollReset>
              {t('mapWhole')}
            </Link>
          </li>
        )}
        <li aria-hidden="true">{t('mapMoveLabel')}</li>
        {moves.map(([word, east, south]) => (
          <li key={word}>
            <Link to={hrefOf(roundPosition(pan(view, east, south)), view.zoom)} preventScrollReset>
              <span className="hide">{t('mapMove')} </span>
              {t(word)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
