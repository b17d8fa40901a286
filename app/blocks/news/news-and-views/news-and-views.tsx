import { listBlock as listBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { newsOf } from '~/domain/content/news';
import { ActionLink } from '~/ui/action-link';
import type { BlockContext } from '~/blocks/block';
import { ArticleCard } from '~/blocks/parts/article-card';
import { BlockSection } from '~/blocks/parts/block-section';
import type { NewsAndViewsProps } from './schema';

const NEWEST = 3;

/** In the editors' order; by default the newest. */
export function NewsAndViews({
  title,
  text,
  nodeIds,
  link,
  context,
}: NewsAndViewsProps & { context: BlockContext }) {
  const t = useTexts(listBlockTexts);
  const { articles } = context.collections;
  const chosen = nodeIds.flatMap((id) => articles.filter(({ nodeId }) => nodeId === id));
  const shown = nodeIds.length > 0 ? chosen : newsOf(articles).slice(0, NEWEST);
  if (shown.length === 0) return null;
  return (
    <BlockSection title={title ?? t('newsViewsTitle')} mist>
      {text && <p>{text}</p>}
      <ul className="grid">
        {shown.map((article) => (
          <ArticleCard key={article.nodeId} article={article} now={context.now} />
        ))}
      </ul>
      {link && (
        <p>
          <ActionLink href={link.href} icon="arrow">
            {link.name}
          </ActionLink>
        </p>
      )}
    </BlockSection>
  );
}
