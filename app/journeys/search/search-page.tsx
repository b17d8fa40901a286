import { goesToIncident, type SearchError } from '~/domain/address-search';
import type { RotaLoadPopUp } from '~/cms/rota-load';
import { searchTexts } from '~/words/search';
import { useTexts } from '~/words/use-texts';
import type { Distributor } from '~/domain/address';
import { BackLink } from '~/ui/back-link';
import { ButtonLink, Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Announcement } from './announcement';
import { DistributorPanel } from './distributor-panel';
import type { AddressResult } from './search-results';
import type { LookupResult } from './lookup';
import { Recents } from './recents';
import { Results } from './results';
import { RotaLoadNotice } from './rota-load-notice';
import { searchHref, type SearchPurpose, SEARCH_PATH } from './search-path';
import { FormWays, OtherOptions } from './other-options';
import { PurposeFields } from './purpose-fields';
import { SearchField } from './search-field';
import { SiteForm } from '~/ui/site-form';

export interface SearchPageProps {
  purpose: SearchPurpose;
  value: string;
  shown: LookupResult;
  error: SearchError | null;
  /** The chosen address is no longer in the directory. */
  gone: boolean;
  recents: readonly AddressResult[];
  other: { postcode: string; distributor: Distributor | null } | null;
  rotaLoad: RotaLoadPopUp | null;
}

const startOf = ({ mode, returnTo }: SearchPurpose): string =>
  returnTo ?? (mode === 'homepage' || mode === 'storm' ? '/' : '/power-cut');

/** Everything the dialog does, without JavaScript. */
export function SearchPage({ purpose, other, rotaLoad, ...page }: SearchPageProps) {
  const t = useTexts(searchTexts);
  const { shown, error } = page;
  const newSearch = searchHref(purpose);
  const atStart = shown.kind === 'start' && !error && !other;
  return (
    <>
      <BackLink
        href={atStart || purpose.mode === 'form' ? startOf(purpose) : newSearch}
        label={t('addressSearchBack')}
      >
        {t('addressSearchBack')}
      </BackLink>
      <div className="wrap indent page-end">
        {other ? (
          <div className="flow-l">
            <DistributorPanel {...other} level={1} />
            <ButtonLink href={newSearch} second icon="search">
              {t('addressSearchNew')}
            </ButtonLink>
          </div>
        ) : (
          <div className="cols">
            <SearchColumn {...page} purpose={purpose} />
            <div className="flow-l">
              <Recents recents={page.recents} purpose={purpose} />
              {rotaLoad && goesToIncident(purpose.mode) && <RotaLoadNotice popUp={rotaLoad} />}
            </div>
          </div>
        )}
      </div>
    </>
  );
}

type Column = Omit<SearchPageProps, 'other' | 'rotaLoad' | 'recents'>;

function SearchColumn({ purpose, value, shown, error, gone }: Column) {
  const t = useTexts(searchTexts);
  const message = error ? t(error) : null;
  const ways = { mode: purpose.mode, returnTo: purpose.returnTo, value };
  return (
    <div className="flow-l">
      {message && (
        <ErrorSummary
          heading={t('addressSearchErrorHeading')}
          errors={[{ field: 'value', message }]}
        />
      )}
      <h1>{t(shown.kind === 'results' ? 'addressSearchChooseTitle' : 'addressSearchTitle')}</h1>
      <SearchForm purpose={purpose} value={value} error={message} />
      {shown.kind === 'start' && <FormWays purpose={purpose} value={value} />}
      {/* On a page the list is read in place; this is for screen readers that start here. */}
      <Announcement shown={shown} />
      {gone && <p className="msg">{t('addressGone')}</p>}
      {shown.kind === 'results' && <Results value={value} found={shown.found} purpose={purpose} />}
      {shown.kind === 'results' && <OtherOptions {...ways} after="results" />}
      {shown.kind === 'busy' && <OtherOptions {...ways} after="busy" />}
      {shown.kind === 'empty' && (
        <OtherOptions {...ways} after={shown.failed ? 'failure' : 'nothing'} />
      )}
    </div>
  );
}

interface SearchFormProps {
  purpose: SearchPurpose;
  value: string;
  error: string | null;
}

function SearchForm({ purpose, value, error }: SearchFormProps) {
  const t = useTexts(searchTexts);
  const { postcodeOnly = false } = purpose;
  const label = t(postcodeOnly ? 'addressSearchPostcodeLabel' : 'addressSearchLabel');
  return (
    <SiteForm action={SEARCH_PATH} method="get" role="search" aria-label={label}>
      <PurposeFields purpose={purpose} />
      <SearchField
        id="value"
        label={label}
        postcodeOnly={postcodeOnly}
        defaultValue={value}
        error={error}
      >
        <Button icon="search">{t('addressSearchButton')}</Button>
      </SearchField>
    </SiteForm>
  );
}
