import { Form } from '@remix-run/react';
import { pushEvent } from '~/cms/analytics/push-event';
import { offers as offersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { isFull } from '~/domain/offers/choice';
import { Button, ButtonLink } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { offersHref, type OffersData } from './offers-data';
import type { OfferCard as Card } from '~/cms/offers-page';

function Onward({ chosen, limit, skip }: { chosen: number; limit: number | null; skip: string }) {
  const t = useTexts(offersTexts);
  const count = t('offersCount', { count: chosen });
  const said = limit === null ? count : t('offersCountOfLimit', { chosen: count, limit });
  const none = chosen === 0;
  return (
    <div className={none ? 'row' : 'offer-bar'}>
      <p role="status">{none ? t('offersChosenNone') : <b>{said}</b>}</p>
      <p className="row">
        {!none && (
          <Button name="request" value="true" icon="arrow">
            {t('offersRequest', { count: chosen })}
          </Button>
        )}
        <ButtonLink second href={skip} onClick={() => pushEvent({ event: 'offers_skipped' })}>
          {t('offersSkip')}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Every button submits a form, so Add and Remove work without JavaScript. */
export function Choice({ data, bar }: { data: OffersData; bar: boolean }) {
  const t = useTexts(offersTexts);
  const {
    title,
    description,
    address,
    cards,
    nothing,
    chosen,
    limit,
    preview,
    formSent,
    problem,
    incidentPath,
  } = data;
  const full = isFull(chosen, limit);
  return (
    <Form
      method="post"
      action={offersHref('choose', preview)}
      className="flow-l"
      id="offers"
      preventScrollReset
    >
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
      {cards.length === 0 && <p>{nothing ?? t('offersNone')}</p>}
      <ul className="update-list">
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
      {bar && <Onward chosen={chosen.length} limit={limit} skip={incidentPath} />}
    </Form>
  );
}

interface OfferCardProps {
  card: Card;
  id: string;
  chosen: boolean;
  /** At the limit Add announces it and adds nothing (J-929). */
  full: boolean;
}

function OfferCard({ card, id, chosen, full }: OfferCardProps) {
  const t = useTexts(offersTexts);
  const { title, text, image } = card;
  return (
    <li className={chosen ? 'offer is-chosen' : 'offer'} id={id}>
      {image && (
        <img
          src={image.url}
          alt={image.alt}
          width={image.width}
          height={image.height}
          loading="lazy"
        />
      )}
      <div>
        <h2 className="h3">{title}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
      <Button
        name={chosen ? 'remove' : 'add'}
        value={title}
        second
        icon={chosen ? 'cross' : 'plus'}
        aria-label={t(chosen ? 'offersRemoveLabel' : 'offersAddLabel', { item: title })}
        aria-disabled={full && !chosen ? true : undefined}
        aria-describedby={full && !chosen ? 'full' : undefined}
      >
        {t(chosen ? 'offersRemove' : 'offersAdd')}
      </Button>
    </li>
  );
}
