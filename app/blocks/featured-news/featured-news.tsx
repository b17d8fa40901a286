import { RichTextView } from '~/cms/rich-text-view';
import { listBlockTexts } from '~/cms/texts/blocks-part2-lists';
import { useTexts } from '~/cms/use-texts';
import { formatLondon } from '~/domain/london-time';
import { dateOf } from '~/domain/speak-time';
import { ButtonLink } from '~/ui/button';
import type { BlockSurroundings } from '../block';
import { Picture } from '../parts/picture';
import type { FeaturedNewsProps } from './schema';

/** The one article that matters most: its button is the light one on night, which is what "primary light" asks for. */
export function FeaturedNews({
  title,
  date,
  description,
  image,
  category,
  href,
  around,
}: FeaturedNewsProps & { around: BlockSurroundings }) {
  const t = useTexts(listBlockTexts);
  return (
    <section className="band" data-category={category.id}>
      <div className="wrap indent">
        <div className={image ? 'panel night cols even' : 'panel night'}>
          <div className="flow">
            <p className="soft">
              <b>{t(category.name)}</b>
              {date !== null && (
                <>
                  {' '}
                  <time dateTime={formatLondon(date).slice(0, 10)}>{dateOf(date, around.now)}</time>
                </>
              )}
            </p>
            <h2>{title}</h2>
            {description && <RichTextView html={description} />}
            {href && (
              <p>
                <ButtonLink href={href} icon="arrow">
                  <span>
                    {t('newsReadMore')}
                    <span className="hide">: {title}</span>
                  </span>
                </ButtonLink>
              </p>
            )}
          </div>
          {image && <Picture image={image} className="fill" />}
        </div>
      </div>
    </section>
  );
}
