import { listBlock as listBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { newsOf, newsShown, stormNews } from '~/domain/content/news';
import { Button, ButtonLink } from '~/ui/button';
import type { BlockContext } from '~/blocks/block';
import { ArticleCard } from '~/blocks/parts/article-card';
import { BlockSection } from '~/blocks/parts/block-section';
import { countOf, pageHref } from '~/blocks/parts/page-href';
import type { NewsListProps } from './schema';

const ITEM = 'news';
const ID = 'news-list';
const MOST_STEPS = 500;

/**
 * Three articles; Load more shows up to twenty, then twenty more each time, and is disabled when
 * there are no more.
 */
export function NewsList({
  title,
  featuredNodeId,
  context,
}: NewsListProps & { context: BlockContext }) {
  const t = useTexts(listBlockTexts);
  const all = context.collections.articles;
  const articles = newsOf(all, featuredNodeId && (stormNews(all)?.nodeId ?? featuredNodeId));
  if (articles.length === 0) return null;
  const step = countOf(context.page.query[ITEM], 1, MOST_STEPS);
  const shown = newsShown(step);
  const next = articles[shown];
  const more = pageHref(context.page, { [ITEM]: String(step + 1) }, next && `news-${next.nodeId}`);
  return (
    <BlockSection title={title ?? t('newsTitle')} id={ID}>
      <ul className="grid">
        {articles.slice(0, shown).map((article) => (
          <ArticleCard key={article.nodeId} article={article} now={context.now} />
        ))}
      </ul>
      {next ? (
        <p>
          <ButtonLink second href={more} data-swap={ID}>
            {t('newsLoadMore')}
          </ButtonLink>
        </p>
      ) : (
        step > 1 && (
          <p>
            <Button second type="button" disabled>
              {t('newsNoMore')}
            </Button>
          </p>
        )
      )}
    </BlockSection>
  );
}
