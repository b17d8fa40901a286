import { useTexts } from '~/words/use-texts';
import { warmNear as warmNearTexts } from '#words/en.json';
import { ActionLink } from '~/ui/action-link';
import { WarmList } from './warm-list';
import { WARM_PATH, type WarmCard } from './warm-model';

/** The nearest warm places, on the page of a long power cut. Renders nothing without any. */
export function WarmNear({ places }: { places: readonly WarmCard[] }) {
  const t = useTexts(warmNearTexts);
  if (places.length === 0) return null;
  return (
    <section className="indent flow" aria-labelledby="warm">
      <h2 id="warm">{t('warmNearTitle')}</h2>
      <p>{t('warmLead')}</p>
      <WarmList places={places} />
      <p>
        <ActionLink href={WARM_PATH} icon="warm">
          {t('warmAll')}
        </ActionLink>
      </p>
    </section>
  );
}
