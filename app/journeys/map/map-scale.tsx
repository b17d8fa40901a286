import { mapScale as mapScaleTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';

const KILOMETRE = 1000;

/** How far a distance is on the map, at its foot. */
export function MapScale({ length, metres, height }: { length: number; metres: number; height: number }) {
  const t = useTexts(mapScaleTexts);
  const words =
    metres < KILOMETRE ? t('mapMetres', { count: metres }) : t('mapKilometres', { count: metres / KILOMETRE });
  return (
    <g transform={`translate(12 ${height - 12})`}>
      <path className="m-scale" d={`M0-6v6h${length}v-6`} />
      <g className="m-text">
        <text x="6" y="-8">
          {words}
        </text>
      </g>
    </g>
  );
}
