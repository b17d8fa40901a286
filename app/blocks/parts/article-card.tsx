import { language as languageTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { Article } from '~/cms/collections/articles';
import type { Instant } from '~/domain/time/instant';
import { formatLondon } from '~/domain/time/london-time';
import { dateOf } from '~/domain/time/speak-time';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { Picture } from './picture';

export function ArticleCard({ article, now }: { article: Article; now: Instant }) {
  const times = useTexts(languageTexts);
  const { nodeId, pageTitle, subhead, image, video, url, publishedDate } = article;
  return (
    <li className="card" id={`news-${nodeId}`}>
      {image && <Picture image={image} decor />}
      <p className="small soft row">
        {video && <Icon name="play" />}
        <time dateTime={formatLondon(publishedDate).slice(0, 10)}>
          {dateOf(publishedDate, now, times)}
        </time>
      </p>
      <h3>
        <SiteLink href={url}>{pageTitle}</SiteLink>
      </h3>
      {subhead && <p>{subhead}</p>}
    </li>
  );
}
