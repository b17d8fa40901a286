import type { Map as LibraryMap } from 'mapbox-gl';
import { mapTexts } from '~/cms/texts/map';
import { useTexts } from '~/cms/use-texts';

const STEPS = [
  ['mapCloser', '+', 1],
  ['mapFurther', '−', -1],
] as const;

/** Zooms an interactive map for whoever has no wheel and one finger. */
export function LiveZoom({ map }: { map: LibraryMap }) {
  const t = useTexts(mapTexts);
  return (
    <div className="map-zoom">
      {STEPS.map(([word, sign, by]) => (
        <button key={word} type="button" aria-label={t(word)} onClick={() => map.zoomTo(map.getZoom() + by)}>
          {sign}
        </button>
      ))}
    </div>
  );
}
