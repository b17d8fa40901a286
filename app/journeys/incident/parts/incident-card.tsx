import type { ReactNode } from 'react';
import { StatusChip } from '~/ui/chip';
import { SiteLink } from '~/ui/site-link';
import type { IncidentCardModel } from '../models/card-model';

export interface IncidentCardProps {
  card: IncidentCardModel;
  mark?: ReactNode;
  /** For screen readers: distinguishes this link from others at the same place. */
  distinct?: string;
  map?: ReactNode;
  children?: ReactNode;
  level?: 2 | 3;
}

/** The whole card is its link. Cards go into a `<ul className="inc-list">`. */
export function IncidentCard({
  card,
  mark,
  distinct,
  map,
  children,
  level = 3,
}: IncidentCardProps) {
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
