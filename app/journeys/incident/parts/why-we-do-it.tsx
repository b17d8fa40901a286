import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';

export function WhyWeDoIt({ title }: { title: string }) {
  const t = useTexts(incidentTexts);
  return (
    <section className="indent flow" aria-labelledby="why">
      <h2 id="why">{title}</h2>
      <p>{t('whyText')}</p>
    </section>
  );
}
