import type { ReactNode } from 'react';
import { StatusChip } from '~/ui/chip';
import { SiteLink } from '~/ui/site-link';
import type { IncidentCardModel } from '../models/card-model';

export interface IncidentCardProps {
  card: IncidentCardModel;
  /** The mark that stands for it on a map, such as its number. */
  mark?: ReactNode;
  /** Heard, not seen: what tells its link from those of others at the same place. */
  distinct?: string;
  /** Where it is, in small. */
  map?: ReactNode;
  /** What more there is to tell of it. */
  children?: ReactNode;
  level?: 2 | 3;
}

/** One incident in a list; the whole card is its link. A `<ul className="inc-list">` holds the cards. */
export function IncidentCard({ card, mark, distinct, map, children, level = 3 }: IncidentCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className="card inc" data-s={card.status}>
      <StatusChip status={card.status} {...(card.icon ? { icon: card.icon } : {})}>
        {card.chip}
      </StatusChip>
      {mark}
      <Heading className="h3">
        <SiteLink href={card.href}>
          {card.place}
          {distinct && <span className="hide">, {distinct}</span>}
        </SiteLink>
      </Heading>
      <p className="when">{card.when}</p>
      {children}
      {card.detail && <p className="soft">{card.detail}</p>}
      {map && <div className="map">{map}</div>}
    </li>
  );
}
