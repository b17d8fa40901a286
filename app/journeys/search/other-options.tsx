import { useId } from 'react';
import { emergencyNumber } from '#operator/profile.json';
import type { SearchMode } from '~/domain/address-search';
import { TYPED } from '~/domain/map/typed';
import { pushEvent } from '~/cms/analytics/push-event';
import { area as areaTexts } from '#words/en.json';
import { searchTexts } from '~/words/search';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink } from '~/ui/button';
import { typedHref, type SearchPurpose } from './search-path';
import { PhoneLink } from '~/ui/phone-link';

export interface WaysOnProps {
  mode: SearchMode;
  value: string;
  after: 'results' | 'nothing' | 'failure' | 'busy';
  returnTo?: string | undefined;
  onFollow?: (() => void) | undefined;
}

export function pinHref(value: string, returnTo?: string): string {
  const items = [
    value && `${TYPED}=${encodeURIComponent(value)}`,
    returnTo && `returnTo=${encodeURIComponent(returnTo)}`,
  ];
  const query = items.filter(Boolean).join('&');
  return query ? `/power-cut/pin?${query}` : '/power-cut/pin';
}

export function FormWays({
  purpose,
  value,
}: {
  purpose: Pick<SearchPurpose, 'mode' | 'returnTo'>;
  value: string;
}) {
  const t = useTexts(searchTexts);
  const typed = typedHref(purpose);
  if (typed === null) return null;
  return (
    <p className="row">
      <ActionLink href={pinHref(value, purpose.returnTo)} icon="pin">
        {t('addressShowOnMap')}
      </ActionLink>
      <ActionLink href={typed} icon="document">
        {t('addressTypeIt')}
      </ActionLink>
    </p>
  );
}

export function OtherOptions({ mode, value, after, returnTo, onFollow }: WaysOnProps) {
  const t = useTexts(searchTexts);
  const headingId = useId();
  const follow = (event: 'search_map_widget_open' | 'search_can_t_find_address') => () => {
    pushEvent({ event, search_mode: mode });
    onFollow?.();
  };
  const area = useTexts(areaTexts);
  const isForm = typedHref({ mode, returnTo }) !== null;
  const choosesOnly = mode === 'mpan' || mode === 'export';
  // The area checker has its own outcome for an unknown address; a pin would not help.
  const isUnknownArea = mode === 'area' && after === 'nothing';
  const offersPin = !choosesOnly && !isForm && mode !== 'area';
  const sentence = {
    results: t('addressNotFoundDropPin'),
    nothing: t(nothingOf(mode, returnTo), { value }),
    failure: t('addressLookupFailed'),
    busy: t('addressBusyText'),
  }[after];
  return (
    <section className="panel flow" aria-labelledby={headingId}>
      <h2 className="h3" id={headingId}>
        {isUnknownArea ? area('areaIncorrectTitle') : t(titleOf(mode, after))}
      </h2>
      {!(!offersPin && after === 'results') && (
        <p>{isUnknownArea ? area('areaIncorrect', { postcode: value.toUpperCase() }) : sentence}</p>
      )}
      {offersPin && after === 'nothing' && <p>{t('addressNotFoundDropPin')}</p>}
      {isForm && <FormWays purpose={{ mode, returnTo }} value={value} />}
      {!isForm && (
        <p className="row">
          {choosesOnly && returnTo && (
            <OtherWays
              mode={mode}
              returnTo={returnTo}
              onFollow={follow('search_can_t_find_address')}
            />
          )}
          {offersPin && (
            <ButtonLink
              href={pinHref(value)}
              icon="pin"
              second={after === 'results'}
              onClick={follow('search_map_widget_open')}
            >
              {t('addressFindMyLocation')}
            </ButtonLink>
          )}
        </p>
      )}
      <p>
        {t('addressNotFoundSpecialNumber')} <PhoneLink phone={emergencyNumber} />
      </p>
    </section>
  );
}

const nothingOf = (mode: SearchMode, returnTo: string | undefined) => {
  if (mode === 'storm' && returnTo) return 'stormBodyAddressNotFound';
  if (returnTo?.startsWith('/power-cut/planned-power-cut-search'))
    return 'addressNotFoundPlannedPowerCuts';
  if (mode === 'export') return 'notFoundExportMpan';
  return mode === 'mpan' ? 'addressNotFoundMpanText' : 'addressNotFoundPowerCutCheckMap';
};
/** The finder has its own texts for an unknown address. */
const titleOf = (mode: SearchMode, after: WaysOnProps['after']) => {
  if (after === 'results') return 'addressCannotFindTitle';
  if (after === 'busy') return 'addressBusyTitle';
  if (after === 'failure') return 'addressFailedTitle';
  return mode === 'mpan' ? 'addressNotFoundMpan' : 'addressNotFoundTitle';
};

/** The asking page offers these itself; the link says which one is wanted. */
function OtherWays({
  mode,
  returnTo,
  onFollow,
}: {
  mode: 'mpan' | 'export';
  returnTo: string;
  onFollow: () => void;
}) {
  const t = useTexts(searchTexts);
  const way = (by: string) => `${returnTo}${returnTo.includes('?') ? '&' : '?'}by=${by}`;
  return (
    <>
      {mode === 'mpan' && (
        <ActionLink href={way('meter-number')} icon="meter" onClick={onFollow}>
          {t('addressNotFoundMeterNumber')}
        </ActionLink>
      )}
      <ActionLink href={way('form')} icon="document" onClick={onFollow}>
        {t('addressNotFoundForm')}
      </ActionLink>
    </>
  );
}
