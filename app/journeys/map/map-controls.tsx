import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { MAX_ZOOM, MIN_ZOOM, pan, roundPosition, type MapView } from '~/domain/map/view';
import type { Position } from '~/domain/position';
import { SiteLink } from '~/ui/site-link';

export interface MapControlsProps {
  view: MapView;
  hrefOf: (centre: Position, zoom: number) => string;
  /** Without it there is no link to the whole area, and zooming out stops at the smallest zoom. */
  wholeHref?: string;
  zooms?: boolean;
}

const STEP = 0.5;
const moves = [
  ['mapNorth', 0, -STEP],
  ['mapSouth', 0, STEP],
  ['mapWest', -STEP, 0],
  ['mapEastward', STEP, 0],
] as const;

/** They work without JavaScript and by keyboard. */
export function MapControls({ view, hrefOf, wholeHref, zooms = true }: MapControlsProps) {
  const t = useTexts(mapTexts);
  const zoomed = (by: number) => hrefOf(view.centre, view.zoom + by);
  return (
    <nav aria-label={t('mapControls')}>
      <ul className="map-moves">
        {zooms && view.zoom < MAX_ZOOM && (
          <li>
            <SiteLink href={zoomed(1)} stay>
              {t('mapCloser')}
            </SiteLink>
          </li>
        )}
        {zooms && view.zoom > MIN_ZOOM && (
          <li>
            <SiteLink href={zoomed(-1)} stay>
              {t('mapFurther')}
            </SiteLink>
          </li>
        )}
        {wholeHref && (
          <li>
            <SiteLink href={wholeHref} stay>
              {t('mapWhole')}
            </SiteLink>
          </li>
        )}
        <li aria-hidden="true">{t('mapMoveLabel')}</li>
        {moves.map(([word, east, south]) => (
          <li key={word}>
            <SiteLink href={hrefOf(roundPosition(pan(view, east, south)), view.zoom)} stay>
              <span className="hide">{t('mapMove')} </span>
              {t(word)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
