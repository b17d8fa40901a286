import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { EstimateHistory } from '../words/estimate-history';

export function EstimateHistoryView({
  history: { entries, ticks, odds },
}: {
  history: EstimateHistory;
}) {
  const t = useTexts(incidentTexts);
  return (
    <section className="indent flow" aria-labelledby="estimate">
      <h2 id="estimate">{t('estimateTitle')}</h2>
      <p className="soft">{t('estimateMoves')}</p>
      {entries.length > 0 && (
        <ol className="revs">
          {entries.map(({ words, said, bar }, index) => (
            <li key={index} className={index === 0 ? 'is-now' : undefined}>
              <p>
                {index === 0 ? (
                  <b>{words}</b>
                ) : (
                  <>
                    {/* A line through words is not read out. */}
                    <span className="hide">{t('estimateEarlier')} </span>
                    {bar ? <s>{words}</s> : <span>{words}</span>}
                  </>
                )}{' '}
                <span className={index === 0 ? undefined : 'soft'}>
                  {said} {index === 0 && <span className="tag-now">{t('now')}</span>}
                </span>
              </p>
              {bar && (
                <svg aria-hidden="true">
                  <rect x="0" y="7" width="100%" height="2" />
                  <rect
                    className="w"
                    x={`${bar.x}%`}
                    y="1"
                    width={`${bar.width}%`}
                    height="14"
                    rx="2"
                  />
                </svg>
              )}
            </li>
          ))}
          <li className="axis" aria-hidden="true">
            <svg>
              {ticks.map(({ x, label }) => (
                <text key={x} x={`${x}%`} y="12">
                  {label}
                </text>
              ))}
            </svg>
          </li>
        </ol>
      )}
      {odds.length > 0 && (
        <>
          <p className="soft">{t('oddsMoves')}</p>
          <ul>
            {odds.map(({ words, said }) => (
              <li key={said}>
                {words} <span className="soft">{said}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
