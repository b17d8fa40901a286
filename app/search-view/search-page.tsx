import type { SearchError, SearchMode } from '~/domain/address-search';
import { goesToIncident } from '~/domain/address-search';
import type { RotaLoadPopUp } from '~/cms/rota-load';
import { searchTexts } from '~/cms/texts/search';
import { useTexts } from '~/cms/use-texts';
import type { Distributor } from '~/domain/address';
import { BackLink } from '~/ui/back-link';
import { ButtonLink } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Announcement } from './announcement';
import { DistributorPanel } from './distributor-panel';
import type { FoundAddress } from './found';
import type { Shown } from './lookup';
import { Recents } from './recents';
import { Results } from './results';
import { RotaLoadNotice } from './rota-load-notice';
import { SearchForm } from './search-form';
import { searchHref } from './search-path';
import { WaysOn } from './ways-on';

export interface SearchPageProps {
  mode: SearchMode;
  postcodeOnly: boolean;
  returnTo: string | null;
  /** What was typed, kept. */
  value: string;
  shown: Shown;
  error: SearchError | null;
  /** The chosen address was not in the directory any more. */
  gone: boolean;
  recents: readonly FoundAddress[];
  /** The panel of another distributor instead of a list. */
  other: { postcode: string; distributor: Distributor | null } | null;
  rotaLoad: RotaLoadPopUp | null;
}

const startOf = (mode: SearchMode, returnTo: string | null): string =>
  returnTo ?? (mode === 'homepage' || mode === 'storm' ? '/' : '/power-cut');

/** The address search as a page of its own: everything the dialog does, without JavaScript. Specification: lookup, sections 2 and 4. */
export function SearchPage({ returnTo, other, rotaLoad, ...page }: SearchPageProps) {
  const t = useTexts(searchTexts);
  const { mode, postcodeOnly, shown, error } = page;
  const back = returnTo ?? undefined;
  const newSearch = searchHref({ mode, postcodeOnly, returnTo: back });
  const atStart = shown.kind === 'start' && !error && !other;
  return (
    <>
      <BackLink href={atStart ? startOf(mode, returnTo) : newSearch} label={t('addressSearchBack')}>
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
            <SearchColumn {...page} returnTo={back} />
            <div className="flow-l">
              <Recents recents={page.recents} mode={mode} returnTo={back} />
              {rotaLoad && goesToIncident(mode) && <RotaLoadNotice popUp={rotaLoad} />}
            </div>
          </div>
        )}
      </div>
    </>
  );
}

type Column = Omit<SearchPageProps, 'returnTo' | 'other' | 'rotaLoad' | 'recents'> & { returnTo: string | undefined };

function SearchColumn({ mode, postcodeOnly, returnTo, value, shown, error, gone }: Column) {
  const t = useTexts(searchTexts);
  const message = error ? t(error) : null;
  return (
    <div className="flow-l">
      {message && <ErrorSummary heading={t('addressSearchErrorHeading')} errors={[{ field: 'value', message }]} />}
      <h1>{t(shown.kind === 'results' ? 'addressSearchChooseTitle' : 'addressSearchTitle')}</h1>
      <SearchForm {...{ mode, postcodeOnly, returnTo, value }} error={message} />
      {/* On a page the list is read in its place; the announcement is for screen readers that start there. */}
      <Announcement shown={shown} />
      {gone && <p className="msg">{t('addressGone')}</p>}
      {shown.kind === 'results' && <Results value={value} found={shown.found} mode={mode} returnTo={returnTo} />}
      {shown.kind === 'results' && <WaysOn mode={mode} value={value} after="results" returnTo={returnTo} />}
      {shown.kind === 'empty' && (
        <WaysOn mode={mode} value={value} after={shown.failed ? 'failure' : 'nothing'} returnTo={returnTo} />
      )}
    </div>
  );
}
