import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { IncidentCardModel } from '~/journeys/incident/models/card-model';
import { StatusChip } from '~/ui/chip';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';

export interface MapCardProps {
  card: IncidentCardModel;
  closeHref: string;
  onClose?: () => void;
}

export function MapCard({ card, closeHref, onClose }: MapCardProps) {
  const t = useTexts(mapTexts);
  return (
    <div className="map-card" role="region" aria-label={t('mapCard', { place: card.place })}>
      <StatusChip status={card.status} icon={card.icon}>
        {card.chip}
      </StatusChip>
      <h2>
        <SiteLink href={card.href}>{card.place}</SiteLink>
      </h2>
      <p className="when">{card.when}</p>
      <p>{card.detail}</p>
      {onClose ? (
        <button type="button" className="close" aria-label={t('mapCardClose')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      ) : (
        <SiteLink href={closeHref} className="close" aria-label={t('mapCardClose')} stay>
          <Icon name="cross" />
        </SiteLink>
      )}
    </div>
  );
}
