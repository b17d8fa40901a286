import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { OneShape, RingShape, WarmMark } from './map-mark';
const box = { viewBox: '-22 -20 44 40', 'aria-hidden': true, focusable: false } as const;

/** The meaning of marker shapes, sizes and numbers; `warm` adds warm places. */
export function MapLegend({ warm = false }: { warm?: boolean }) {
  const t = useTexts(mapTexts);
  return (
    <div className="key-box">
      <h2>{t('mapKey')}</h2>
      <ul>
        <li>
          <svg {...box}>
            <OneShape status="cut" homes={43} />
          </svg>
          {t('mapKeyCut')}
        </li>
        <li>
          <svg {...box} viewBox="-40 -37 80 74">
            <RingShape cuts={7} planned={3} restored={2} />
          </svg>
          {t('mapKeyRing')}
        </li>
        <li>
          <svg {...box}>
            <OneShape status="planned" homes={52} />
          </svg>
          {t('mapKeyPlanned')}
        </li>
        <li>
          <svg {...box}>
            <OneShape status="restored" homes={null} />
          </svg>
          {t('mapKeyRestored')}
        </li>
        {warm && (
          <li>
            <svg {...box}>
              <WarmMark x={0} y={0} />
            </svg>
            {t('mapKeyWarm')}
          </li>
        )}
      </ul>
      <p className="soft">{t('mapKeyHow')}</p>
    </div>
  );
}
