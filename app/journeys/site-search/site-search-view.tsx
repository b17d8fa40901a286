import type { ReactNode } from 'react';
import { siteSearch as siteSearchTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { highlight } from '~/domain/site-search/highlight';
import { MAX_PHRASE, SEARCH_PAGE_SIZE } from '~/domain/site-search/limits';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';

interface Result {
  nodeId: string;
  pageTitle: string | null;
  name: string | null;
  description: string | null;
  path: string;
}
export interface SiteSearchViewProps {
  phrase: string;
  page: number;
  answer: { docs: readonly Result[]; total: number; pages: number };
  failed: boolean;
}

const hrefOf = (phrase: string) => (page: number) =>
  `/search?${new URLSearchParams({ phrase, ...(page > 1 ? { page: String(page) } : {}) }).toString()}`;

export function SiteSearchView({ phrase, page, answer, failed }: SiteSearchViewProps) {
  const t = useTexts(siteSearchTexts);
  return (
    <div className="wrap indent flow-l page-pad">
      <h1>{phrase ? t('siteSearchTitleFor', { phrase }) : t('siteSearchTitle')}</h1>
      <form action="/search" role="search" aria-label={t('siteSearchLabel')}>
        <Field
          label={t('siteSearchLabel')}
          name="phrase"
          type="search"
          defaultValue={phrase}
          maxLength={MAX_PHRASE}
        >
          <Button type="submit">{t('siteSearchButton')}</Button>
        </Field>
      </form>
      <Found phrase={phrase} page={page} answer={answer} failed={failed} />
    </div>
  );
}

function Found({ phrase, page, answer, failed }: SiteSearchViewProps) {
  const t = useTexts(siteSearchTexts);
  if (failed) return <Notice status="cut" icon="warning" heading={t('siteSearchFailed')} />;
  if (phrase === '') return <p>{t('siteSearchEmpty')}</p>;
  if (answer.docs.length === 0) return <Nothing phrase={phrase} page={page} total={answer.total} />;
  const from = (page - 1) * SEARCH_PAGE_SIZE + 1;
  const showing = t('siteSearchShowing', {
    from,
    to: from + answer.docs.length - 1,
    total: answer.total,
  });
  return (
    <>
      <p role="status">{showing}</p>
      <ol className="found-list flow" start={from}>
        {answer.docs.map((doc) => (
          <li key={doc.nodeId}>
            <h2 className="h3">
              <a href={doc.path}>
                <Marked text={doc.pageTitle ?? doc.name ?? doc.path} phrase={phrase} />
              </a>
            </h2>
            {doc.description && (
              <p>
                <Marked text={doc.description} phrase={phrase} />
              </p>
            )}
          </li>
        ))}
      </ol>
      <Pagination
        label={t('siteSearchPages')}
        page={page}
        pages={answer.pages}
        hrefOf={hrefOf(phrase)}
        previousLabel={t('siteSearchPrevious')}
        nextLabel={t('siteSearchNext')}
      />
    </>
  );
}

function Nothing({ phrase, page, total }: { phrase: string; page: number; total: number }) {
  const t = useTexts(siteSearchTexts);
  if (total > 0)
    return (
      <p role="status">
        {t('siteSearchNoSuchPage', { page })}{' '}
        <a href={hrefOf(phrase)(1)}>{t('siteSearchFirstPage')}</a>
      </p>
    );
  return (
    <div role="status" className="flow">
      <p className="lead">{t('siteSearchNone', { phrase })}</p>
      <p>{t('siteSearchNoneHint')}</p>
    </div>
  );
}

function Marked({ text, phrase }: { text: string; phrase: string }): ReactNode {
  return highlight(text, phrase).map((piece, index) =>
    piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
