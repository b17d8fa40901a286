import { listTexts } from '~/cms/texts/list';
import { useTexts } from '~/cms/use-texts';
import { markStatusOf } from '~/domain/map/marks';
import type { IncidentCardModel } from '~/incident-view/card-model';
import { IncidentCard } from '~/incident-view/incident-card';
import { ListMark } from '~/map-view/map-mark';

/** Numbered cards: the numbers are those of the marks on the map. */
export function IncidentList({ cards, from }: { cards: readonly IncidentCardModel[]; from: number }) {
  const t = useTexts(listTexts);
  return (
    <ul className="inc-list">
      {cards.map((card, index) => (
        <IncidentCard
          key={card.reference}
          card={card}
          mark={
            <>
              <span className="hide">{t('listNumber', { number: from + index })}</span>
              <ListMark status={markStatusOf(card.status)} number={from + index} />
            </>
          }
        />
      ))}
    </ul>
  );
}
