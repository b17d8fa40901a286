import { lesson as lessonTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { lessonNeighbours } from '~/domain/content/lessons';
import { ActionLink } from '~/ui/action-link';
import { BlockSection } from '~/blocks/parts/block-section';
import type { BlockContext } from '~/blocks/block';
import type { LessonLinksProps } from './schema';

export function LessonLinks({
  previous,
  next,
  context,
}: LessonLinksProps & { context: BlockContext }) {
  const t = useTexts(lessonTexts);
  const neighbours = lessonNeighbours(context.collections.lessons, context.page.route);
  const before =
    previous ??
    (neighbours.previous && { href: neighbours.previous.url, name: neighbours.previous.title });
  const after =
    next ?? (neighbours.next && { href: neighbours.next.url, name: neighbours.next.title });
  if (!before && !after) return null;
  return (
    <BlockSection>
      <nav aria-label={t('lessonNav')} className="row lessons">
        {before && (
          <ActionLink href={before.href} icon="back" rel="prev">
            <span>
              {t('lessonPrevious')} <b>{before.name}</b>
            </span>
          </ActionLink>
        )}
        {after && (
          <ActionLink href={after.href} icon="arrow" rel="next" className="after">
            <span>
              {t('lessonNext')} <b>{after.name}</b>
            </span>
          </ActionLink>
        )}
      </nav>
    </BlockSection>
  );
}
