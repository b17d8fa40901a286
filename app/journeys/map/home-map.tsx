import { Fragment } from 'react';
import drawing from '#operator/home-map.json';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { RegionCount } from '~/domain/incident/list/power-cuts-now';

interface DrawnRegion {
  readonly number: number;
  readonly path: string;
  readonly at: readonly number[];
  /** Set if the region is too small for its number: where the line to the number begins. */
  readonly hub?: readonly number[];
}
const { width, height, greenwich } = drawing;
const drawnRegions: readonly DrawnRegion[] = drawing.regions;
const NAME_BELOW = 24;

export interface HomeMapProps {
  counts: readonly RegionCount[];
  /** Such as "2:40pm". There is no caption without it. */
  at?: string | null;
  /** For the caption unless the page already starts with the warning. */
  age?: { readonly sentence: string | null; readonly first: boolean };
}

export function HomeMap({ counts, at, age }: HomeMapProps) {
  const t = useTexts(mapTexts);
  const list = counts.map(({ name, count }) => `${name} ${count}`).join(', ');
  const label = t('mapHomeLabel', { list });
  return (
    <div className="hero-map">
      <p className="hide" role="status" data-news={label} />
      <svg className="net" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {drawnRegions.map(({ number, path, hub }) => (
          <path key={number} className={hub ? 'fillr lon' : 'fillr'} d={path} />
        ))}
        {greenwich !== null && (
          <>
            <path className="mer" d={`M${greenwich} 0V${height}`} />
            <text x={greenwich + 14} y="16">
              {t('mapZero')}
            </text>
          </>
        )}
        {drawnRegions.map(({ number, at: [x = 0, y = 0], hub }) => {
          const region = counts.find((one) => one.number === number);
          const [hubX = 0, hubY = 0] = hub ?? [];
          return (
            <Fragment key={number}>
              {hub && (
                <>
                  <path className="lead-l" d={`M${hubX} ${hubY}H${x - 6}`} />
                  <circle className="hub" cx={hubX} cy={hubY} r="9" />
                </>
              )}
              <g className="nb">
                <text x={x} y={y}>
                  {region?.count ?? 0}
                </text>
              </g>
              <text x={x} y={y + NAME_BELOW}>
                {region?.name}
              </text>
            </Fragment>
          );
        })}
      </svg>
      {at && <p className="small">{t('mapHomeCaption', { time: at })}</p>}
      {age?.sentence && !age.first && <p className="small">{age.sentence}</p>}
    </div>
  );
}
