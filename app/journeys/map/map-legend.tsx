import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { OneShape, RingShape, WarmMark } from './mark-shapes';
const box = { viewBox: '-22 -20 44 40', 'aria-hidden': true } as const;

export function MapLegend({ planned, warm = false }: { planned: boolean; warm?: boolean }) {
  const t = useTexts(mapTexts);
  return (
    <section className="key-box" aria-label={t('mapKey')}>
      <ul>
        <li>
          <svg {...box}>
            <OneShape status="cut" homes={43} />
          </svg>
          {t('mapKeyCut')}
        </li>
        <li>
          <svg {...box} viewBox="-40 -37 80 74">
            <RingShape cuts={7} planned={planned ? 3 : 0} restored={2} homes={910} />
          </svg>
          {t('mapKeyRing')}
        </li>
        <li>
          <svg {...box}>
            <OneShape status="restored" homes={null} />
          </svg>
          {t('mapKeyRestored')}
        </li>
        {planned && (
          <li>
            <svg {...box}>
              <OneShape status="planned" homes={52} />
            </svg>
            {t('mapKeyPlanned')}
          </li>
        )}
        {warm && (
          <li>
            <svg {...box}>
              <WarmMark x={0} y={0} />
            </svg>
            {t('mapKeyWarm')}
          </li>
        )}
      </ul>
    </section>
  );
}
