import type { AffectedPostcodes } from '~/domain/incident/postcodes';
import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';

export function Affected({ affected }: { affected: AffectedPostcodes }) {
  const t = useTexts(incidentTexts);
  if (affected.kind === 'none') return null;
  return (
    <section className="indent flow" aria-labelledby="affected">
      <h2 id="affected">{t('affectedPostcodes')}</h2>
      {affected.kind === 'few' ? (
        <p>{affected.places.join(', ')}</p>
      ) : (
        <details>
          <summary className="act">
            <Icon name="chevron" turn />
            {t('postcodesMany', { count: affected.count })}
          </summary>
          <p>
            <b>{affected.sectors.join(', ')}</b>
          </p>
          <p className="num">{affected.postcodes.join(', ')}</p>
        </details>
      )}
    </section>
  );
}
