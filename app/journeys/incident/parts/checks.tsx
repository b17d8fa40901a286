import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';

const checks = ['checkNeighbours', 'checkSwitch', 'checkCredit'] as const;

export function Checks() {
  const t = useTexts(incidentTexts);
  return (
    <section className="flow" aria-labelledby="checks">
      <h2 id="checks">{t('checksTitle')}</h2>
      <ol className="nums">
        {checks.map((check) => (
          <li key={check}>
            <h3>{t(check)}</h3>
            <p className="soft">{t(`${check}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
