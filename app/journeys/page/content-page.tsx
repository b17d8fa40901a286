import type { MetaDescriptor } from '@remix-run/react';
import { PageBlocks } from '~/blocks/page-blocks';
import { pageMeta } from '~/cms/page-meta';
import { frame as frameTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Trail } from '~/ui/trail';
import type { ContentPageData } from './content-page.server';

export const contentPageMeta = (
  matches: Parameters<typeof pageMeta>[0],
  page: Pick<ContentPageData, 'title' | 'description' | 'structured'> | undefined,
): MetaDescriptor[] =>
  page
    ? [
        ...pageMeta(matches, { title: page.title, description: page.description }),
        ...page.structured.map((facts) => ({ 'script:ld+json': facts })),
      ]
    : [];

/** Shows its own header unless a block is one. */
export function ContentPage({
  page: { title, description, header, trail, place },
}: {
  page: Pick<ContentPageData, 'title' | 'description' | 'header' | 'trail' | 'place'>;
}) {
  const t = useTexts(frameTexts);
  return (
    <>
      {header === 'plain' && (
        <header className="page-head">
          <Trail label={t('trailLabel')} links={[{ href: '/', name: t('trailHome') }, ...trail]} />
          <div className="wrap indent">
            <h1>{title}</h1>
            {description && <p className="lead">{description}</p>}
          </div>
        </header>
      )}
      <PageBlocks place={place} />
    </>
  );
}
