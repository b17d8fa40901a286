import { emergencyNumber } from '#operator/profile.json';
import { preview as previewTexts } from '#words/en.json';
import type { HiddenItem } from '~/server/content/faults.server';
import { listIn } from '~/words/list-in';
import { useTexts } from '~/words/use-texts';
import { warmTexts } from '~/words/warm';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { PhoneLink } from '~/ui/phone-link';
import { WarmHas } from './warm-list';
import { WarmClosed } from './warm-near';
import { WarmWays } from './warm-ways';
import { WARM_PATH } from './warm-path';
import type { WarmEntry, WarmPageModel } from './warm-page.server';
import { SiteLink } from '~/ui/site-link';
import { SiteForm } from '~/ui/site-form';

function Entry({ place }: { place: WarmEntry }) {
  const t = useTexts(warmTexts);
  const { id, name, when, far, address, postcode, hours, languages } = place;
  const { mapHref } = place;
  return (
    <li className="warm-place" id={id}>
      <h3>{name}</h3>
      <p className="when">
        {far && <span>{far}</span>} <span>{when}</span>
      </p>
      <WarmHas {...place} />
      <p>{[address, postcode].filter(Boolean).join(', ')}</p>
      {hours.length > 0 && <p>{hours.map(({ days, span }) => `${days}, ${span}`).join('. ')}</p>}
      {languages.length > 1 && (
        <p>{t('warmSpeak', { languages: listIn(t('locale'), languages) })}</p>
      )}
      <p className="row">
        <WarmWays {...place} />{' '}
        <ActionLink href={mapHref} icon="map" aria-label={t('warmOnMapOf', { name })}>
          {t('warmOnMap')}
        </ActionLink>
      </p>
    </li>
  );
}

/** For editors in a preview: visitors do not see these yet, and why. */
function HiddenPlaces({ hidden }: { hidden: readonly HiddenItem[] }) {
  const t = useTexts(previewTexts);
  return (
    <Notice icon="info" heading={t('previewHidden', { count: hidden.length })}>
      <ul>
        {hidden.map(({ title, reasons }) => (
          <li key={title}>
            {title}: {reasons.map(({ field, reason }) => `${field} ${reason}`).join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Nothing without any places. */
function Group({ title, places }: { title: string; places: readonly WarmEntry[] }) {
  if (places.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="warm-all">
        {places.map((place) => (
          <Entry key={place.id} place={place} />
        ))}
      </ul>
    </>
  );
}

const SORTED = { typed: 'warmSortedBy', visit: 'warmSortedByYours' } as const;

/** A GET form sets the starting point; it works without JavaScript. */
export function WarmPage({
  places,
  typed,
  from,
  isWrong,
  closed,
  hidden,
}: WarmPageModel & { hidden: readonly HiddenItem[] }) {
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
          {hidden.length > 0 && <HiddenPlaces hidden={hidden} />}
          {places.length === 0 ? (
            <Notice icon="info" heading={t('warmNoneTitle')}>
              <p>{t('warmNone', { phone: emergencyNumber })}</p>
            </Notice>
          ) : (
            <SiteForm method="get" action={WARM_PATH} role="search" aria-label={t('warmWhere')}>
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
            </SiteForm>
          )}
          <Notice icon="person" heading={t('warmHealthTitle')}>
            <p>
              {t('warmHealthCall')} <PhoneLink phone={emergencyNumber} /> {t('warmHealth')}
            </p>
          </Notice>
        </div>
        {places.length > 0 && (
          <div className="band flow-l" data-renew="">
            <p>
              <b>{t('warmCount', { count: places.length })}.</b>{' '}
              {t(from ? SORTED[from] : 'warmSortedByOpen', { place: typed })}.
            </p>
            {closed && <WarmClosed {...closed} />}
            {!closed && !places.some(({ isOpen }) => isOpen) && (
              <p>{t('warmNone', { phone: emergencyNumber })}</p>
            )}
            <Group title={t('warmOpenNow')} places={places.filter(({ isOpen }) => isOpen)} />
            <Group title={t('warmOpensLater')} places={places.filter(({ isOpen }) => !isOpen)} />
          </div>
        )}
        <p className="small">
          <SiteLink href="/feeds/warm-places.geojson">{t('warmFeed')}</SiteLink>
        </p>
      </div>
    </>
  );
}
