import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';

/** Why planned work needs the power off; the answer names the work itself. */
export function WhyWeDoIt() {
  const t = useTexts(incidentTexts);
  return (
    <section className="indent flow" aria-labelledby="why">
      <h2 id="why">{t('whyTitle')}</h2>
      <p>{t('whyText')}</p>
    </section>
  );
}
