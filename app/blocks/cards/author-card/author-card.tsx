import { author as authorTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { isoDay, longDate } from '~/domain/time/event-time';
import { Picture } from '~/blocks/parts/picture';
import type { AuthorCardProps } from './schema';

export function AuthorCard({ image, authorName, department, publishDate }: AuthorCardProps) {
  const t = useTexts(authorTexts);
  return (
    <div className="wrap indent">
      <div className="author row">
        {image && <Picture image={image} decor />}
        <p>
          <strong>{t('authorBy', { name: authorName })}</strong>
          {department && (
            <>
              <br />
              {department}
            </>
          )}
          {publishDate !== null && (
            <>
              <br />
              <span className="soft">
                {t('authorPublished')}{' '}
                <time dateTime={isoDay(publishDate)}>{longDate(publishDate)}</time>
              </span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
