import type { Map as LibraryMap } from 'mapbox-gl';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';

const STEPS = [
  ['mapCloser', 'plus', 1],
  ['mapFurther', 'minus', -1],
] as const;

/** Zooms an interactive map for whoever has no wheel and one finger. */
export function LiveZoom({ map }: { map: LibraryMap }) {
  const t = useTexts(mapTexts);
  return (
    <div className="map-zoom">
      {STEPS.map(([word, icon, by]) => (
        <button key={word} type="button" aria-label={t(word)} onClick={() => map.zoomTo(map.getZoom() + by)}>
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
