import type { Post } from '~/cms/collections/storms';
import { nextNews } from '~/domain/content/storm';
import type { Instant } from '~/domain/time/instant';
import { endMoment } from '~/domain/time/speak-time';
import { language as languageTexts, storm as stormTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';

/** Says so if the promised time has passed. */
export function NextNews({
  posts,
  now,
  all,
}: {
  posts: readonly Post[];
  now: Instant;
  all?: string;
}) {
  const t = useTexts(stormTexts);
  const times = useTexts(languageTexts);
  const next = nextNews(posts, now);
  if (!next && !all) return null;
  return (
    <p className="next-news">
      <Icon name="clock" />
      <span>
        {next &&
          t(next.late ? 'stormNextLate' : 'stormNextNews', {
            time: endMoment(next.at, now, times),
          })}{' '}
        {all && <SiteLink href={all}>{t('stormAllNews')}</SiteLink>}
      </span>
    </p>
  );
}
