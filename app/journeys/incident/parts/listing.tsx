import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { IncidentDrawing } from '~/domain/map/draw-incident';
import { IncidentMap } from '~/journeys/map/incident-map';
import { incident as incidentTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { IncidentCard } from './incident-card';
import { Lead } from './lead';
import type { ListingModel } from '../models/listing-model';

export interface ListingProps {
  listing: ListingModel;
  /** By reference; none if they would all look the same. */
  maps: Readonly<Record<string, IncidentDrawing>>;
}

/**
 * The visitor's street comes first and is marked: six, then six more at a time. Load more links to
 * the longer page, which the router loads in place (J-879).
 */
export function Listing({ listing, maps }: ListingProps) {
  const t = useTexts(incidentTexts);
  const list = useRef<HTMLUListElement>(null);
  const { cards, total, moreHref } = listing;
  const mapOf = ({ reference, place, status }: ListingModel['cards'][number]) => {
    const drawing = maps[reference];
    return (
      drawing && <IncidentMap drawing={drawing} label={t('cardMap', { place })} status={status} />
    );
  };
  const before = useRef(cards.length);
  useEffect(() => {
    // After Load more, focus moves to the first new card.
    if (cards.length > before.current)
      list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = cards.length;
  }, [cards.length]);
  return (
    <section className="wrap indent band flow-l" aria-labelledby="listing">
      <h2 id="listing">{t('whichTitle')}</h2>
      <ul className="inc-list cuts" ref={list}>
        {cards.map((card) => (
          <IncidentCard
            key={card.reference}
            card={card}
            distinct={card.reference}
            map={mapOf(card)}
            mark={
              card.isOwnStreet && (
                <p>
                  <span className="tag-now">{t('cardYourStreet')}</span>
                </p>
              )
            }
          >
            {card.cause && (
              <p>
                <Lead of={[card.cause]} />
              </p>
            )}
          </IncidentCard>
        ))}
      </ul>
      {/* Stays for screen readers when the last ones are loaded. */}
      <p className="row">
        {moreHref && (
          <Link className="btn second" to={moreHref} preventScrollReset replace>
            {t('loadMore')}
          </Link>
        )}
        <span role="status">
          {moreHref && t('loadMoreCount', { shown: cards.length, count: total })}
        </span>
      </p>
    </section>
  );
}
