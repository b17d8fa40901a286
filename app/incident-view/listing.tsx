import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { incidentTexts } from '~/cms/texts/incident';
import { useTexts } from '~/cms/use-texts';
import { IncidentCard } from './incident-card';
import type { ListingModel } from './listing-model';

/**
 * Several incidents in one sector: six, then six more at a time; on a phone a list that snaps sideways. Load more is a link to the
 * longer page, which the router loads in place. Specification: journeys, sections 2, 4 and 9; decision J-879.
 */
export function Listing({ listing }: { listing: ListingModel }) {
  const t = useTexts(incidentTexts);
  const list = useRef<HTMLUListElement>(null);
  const { cards, total, moreHref, title } = listing;
  const before = useRef(cards.length);
  useEffect(() => {
    // The visitor asked for more: reading goes on at the first new card.
    if (cards.length > before.current) list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = cards.length;
  }, [cards.length]);
  return (
    <section className="wrap indent band flow-l" aria-labelledby="listing">
      <h2 id="listing">{title}</h2>
      <ul className="inc-list snap" ref={list}>
        {cards.map((card) => (
          <IncidentCard key={card.reference} card={card} />
        ))}
      </ul>
      <p className="row">
        {moreHref && (
          <Link className="btn second" to={moreHref} preventScrollReset replace>
            {t('loadMore')}
          </Link>
        )}
        <span role="status">{t('loadMoreCount', { shown: cards.length, count: total })}</span>
      </p>
    </section>
  );
}
