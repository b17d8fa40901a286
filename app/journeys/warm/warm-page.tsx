import { useTexts } from '~/words/use-texts';
import { warmTexts } from '~/words/warm';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { PhoneLink } from '~/ui/phone-link';
import { WarmHas } from './warm-list';
import { WARM_PATH } from './warm-model';
import type { WarmEntry, WarmPageModel } from './warm-page.server';

function Entry({ place }: { place: WarmEntry }) {
  const t = useTexts(warmTexts);
  const { id, name, when, far, address, postcode, hours, languages, phone, mapHref } = place;
  return (
    <li className="warm-place" id={id}>
      <h2 className="h3">{name}</h2>
      <p className="when">
        {far && <span>{far}</span>} <span>{when}</span>
      </p>
      <WarmHas {...place} />
      <p>{[address, postcode].filter(Boolean).join(', ')}</p>
      {hours.length > 0 && <p>{hours.map(({ days, span }) => `${days}, ${span}`).join('. ')}</p>}
      {languages.length > 1 && (
        <p>{t('warmSpeak', { languages: new Intl.ListFormat(t('locale')).format(languages) })}</p>
      )}
      <p className="row">
        <ActionLink href={mapHref} icon="map" aria-label={t('warmOnMapOf', { name })}>
          {t('warmOnMap')}
        </ActionLink>{' '}
        {phone && <PhoneLink phone={phone} />}
      </p>
    </li>
  );
}

const SORTED = { typed: 'warmSortedBy', visit: 'warmSortedByYours' } as const;

/**
 * All open warm places, nearest first. A GET form sets the starting point; it works without
 * JavaScript.
 */
export function WarmPage({ places, typed, from, isWrong }: WarmPageModel) {
  const t = useTexts(warmTexts);
  return (
    <>
      <BackLink href="/power-cut" label={t('warmBack')}>
        {t('warmBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="flow-l">
          <h1>{t('warmTitle')}</h1>
          <p className="lead">{t('warmLead')}</p>
          {places.length === 0 ? (
            <Notice icon="info" heading={t('warmNoneTitle')}>
              <p>{t('warmNone', { phone: '105' })}</p>
            </Notice>
          ) : (
            <form method="get" action={WARM_PATH} role="search" aria-label={t('warmWhere')}>
              <Field
                label={t('warmWhere')}
                hint={t('warmWhereHint')}
                name="near"
                autoComplete="postal-code"
                maxLength={100}
                spellCheck={false}
                defaultValue={typed}
                error={isWrong ? t('warmUnknown') : null}
              >
                <Button icon="search">{t('warmSort')}</Button>
              </Field>
            </form>
          )}
          <Notice icon="person" heading={t('warmHealthTitle')}>
            <p>
              {t('warmHealthCall')} <PhoneLink phone="105" /> {t('warmHealth')}
            </p>
          </Notice>
        </div>
        {places.length > 0 && (
          <div className="band flow-l" data-renew="">
            <p>
              <b>{t('warmCount', { count: places.length })}.</b>{' '}
              {t(from ? SORTED[from] : 'warmSortedByOpen', { place: typed })}.
            </p>
            <ul className="warm-all">
              {places.map((place) => (
                <Entry key={place.id} place={place} />
              ))}
            </ul>
          </div>
        )}
        <p className="small">
          <a href="/feeds/warm-places.geojson">{t('warmFeed')}</a>
        </p>
      </div>
    </>
  );
}
