import { Form } from '@remix-run/react';
import { pushEvent } from '~/cms/analytics/push-event';
import { offersTexts } from '~/cms/texts/offers';
import { useTexts } from '~/cms/use-texts';
import { isFull } from '~/domain/offers/choice';
import { ActionLink } from '~/ui/action-link';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { OfferCard } from './offer-card';
import { offersHref, type OffersData } from './offers-data';

/** How many are chosen, and Request. Shown when there is one and the e-mail pop-up is closed (journeys, section 2). */
function CounterBar({ count, limit }: { count: number; limit: number | null }) {
  const t = useTexts(offersTexts);
  const chosen = count === 1 ? t('offersCountOne') : t('offersCount', { count });
  return (
    <div className="offer-bar">
      <p role="status">
        <b>{limit === null ? chosen : t('offersCountOfLimit', { chosen, limit })}</b>
      </p>
      <Button name="request" value="true" icon="arrow">
        {t(count === 1 ? 'offersRequestOne' : 'offersRequest')}
      </Button>
    </div>
  );
}

/** The items to choose from. Every button is one of a form: Add and Remove work without JavaScript. */
export function Choice({ data, bar }: { data: OffersData; bar: boolean }) {
  const t = useTexts(offersTexts);
  const { title, description, address, cards, chosen, limit, preview, formSent, problem, incidentPath } = data;
  const full = isFull(chosen, limit);
  return (
    <Form method="post" action={offersHref('choose', preview)} className="flow-l" id="offers" preventScrollReset>
      <ErrorSummary
        heading={t('offersErrorTitle')}
        errors={problem ? [{ field: 'offers', message: problem.message }] : []}
      />
      {formSent && (
        <Notice status="restored" icon="tick">
          <p>{t('offersFormThanks')}</p>
        </Notice>
      )}
      {preview && (
        <Notice>
          <p>{t('offersPreview')}</p>
        </Notice>
      )}
      <div className="flow">
        <h1>
          {title} {limit !== null && <span className="offer-max">{t('offersMax', { limit })}</span>}
        </h1>
        <p className="lead">{description}</p>
        {address && <p className="soft">{t('offersAddress', { address })}</p>}
      </div>
      {cards.length === 0 && <p>{t('offersNone')}</p>}
      <ul className="grid">
        {cards.map((card, index) => (
          <OfferCard
            key={card.title}
            card={card}
            id={`offer-${index + 1}`}
            chosen={chosen.includes(card.title)}
            full={full}
          />
        ))}
      </ul>
      <p id="full" role="status" className="soft">
        {full && limit !== null && t('offersFull', { limit })}
      </p>
      {bar && chosen.length > 0 && <CounterBar count={chosen.length} limit={limit} />}
      <p className="row">
        <ActionLink href={incidentPath} onClick={() => pushEvent({ event: 'offers_skipped' })}>
          {t('offersSkip')}
        </ActionLink>
        <span className="soft">{t('offersSkipText')}</span>
      </p>
    </Form>
  );
}
