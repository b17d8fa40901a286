import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { Region } from '~/domain/incident/incident';
import { AREA_HEIGHT, AREA_WIDTH, areaShapes, MERIDIAN_X } from './area-shapes';

export interface HomeMapProps {
  /** Power cuts per region; a region that is left out counts as none. */
  counts: Partial<Record<Region, number>>;
  /** The time of the picture in the site's words, such as "2:40pm". Without it there is no caption. */
  at?: string | null;
  /** What has to be said of the age of the data; in the caption, unless it is the first thing that the page says. */
  age?: { readonly sentence: string | null; readonly first: boolean };
}

/** The meridian through the three areas, each with its number of power cuts. Says the same in one sentence. */
export function HomeMap({ counts, at, age }: HomeMapProps) {
  const t = useTexts(mapTexts);
  const [east, london, southEast] = [counts[1] ?? 0, counts[2] ?? 0, counts[3] ?? 0];
  const label = t('mapHomeLabel', { east, london, southEast });
  return (
    <div className="hero-map">
      <p className="hide" role="status" data-news={label} />
      <svg className="net" viewBox={`0 0 ${AREA_WIDTH} ${AREA_HEIGHT}`} role="img" aria-label={label}>
        <path className="fillr" d={areaShapes.east} />
        <path className="fillr" d={areaShapes.southEast} />
        <path className="fillr lon" d={areaShapes.london} />
        <path className="mer" d={`M${MERIDIAN_X} 0V${AREA_HEIGHT}`} />
        <text x="146" y="16">
          {t('mapZero')}
        </text>
        <path className="lead-l" d={`M${MERIDIAN_X} 391H290`} />
        <circle className="hub" cx={MERIDIAN_X} cy="391" r="9" />
        <g className="nb">
          <text x="152" y="178">
            {east}
          </text>
          <text x="296" y="402">
            {london}
          </text>
          <text x="152" y="500">
            {southEast}
          </text>
        </g>
        <text x="152" y="202">
          {t('mapEast')}
        </text>
        <text x="296" y="426">
          {t('mapLondon')}
        </text>
        <text x="152" y="524">
          {t('mapSouthEast')}
        </text>
      </svg>
      {at && <p className="small">{t('mapHomeCaption', { time: at })}</p>}
      {age?.sentence && !age.first && <p className="small">{age.sentence}</p>}
    </div>
  );
}
