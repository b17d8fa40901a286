import { stormNews } from '~/domain/content/news';
import { escapeMarkup } from '~/cms/escape-markup';
import { RichTextView } from '~/cms/rich-text-view';
import { language as languageTexts, listBlock as listBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { formatLondon } from '~/domain/time/london-time';
import { dateOf } from '~/domain/time/speak-time';
import { ButtonLink } from '~/ui/button';
import type { BlockContext } from '~/blocks/block';
import { Picture } from '~/blocks/parts/picture';
import type { FeaturedNewsProps } from './schema';

function ofStorm({ collections }: BlockContext): Omit<FeaturedNewsProps, 'category'> | null {
  const storm = stormNews(collections.articles);
  if (!storm) return null;
  const { pageTitle, subhead, publishedDate, url } = storm;
  return {
    title: pageTitle,
    date: publishedDate,
    description: subhead && `<p>${escapeMarkup(subhead)}</p>`,
    image: null,
    href: url,
  };
}

/** A storm's news replaces the chosen article. "Primary light" is a light button on dark. */
export function FeaturedNews({
  category,
  context,
  ...chosen
}: FeaturedNewsProps & { context: BlockContext }) {
  const t = useTexts(listBlockTexts);
  const times = useTexts(languageTexts);
  const { title, date, description, image, href } = ofStorm(context) ?? chosen;
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
                  <time dateTime={formatLondon(date).slice(0, 10)}>
                    {dateOf(date, context.now, times)}
                  </time>
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
