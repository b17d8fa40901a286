import type { Post } from '~/cms/collections/storms';
import { RichTextView } from '~/cms/rich-text-view';
import { language as languageTexts, storm as stormTexts } from '#words/en.json';
import { useLive } from '~/cms/use-live';
import { useLangOf } from '~/words/page-language';
import { useTexts } from '~/words/use-texts';
import type { Instant } from '~/domain/time/instant';
import { formatLondon } from '~/domain/time/london-time';
import { moment } from '~/domain/time/speak-time';
import { ActionLink } from '~/ui/action-link';
import { Carousel } from '~/blocks/parts/carousel';
import { Picture } from '~/blocks/parts/picture';
import { ReadMore } from '~/blocks/parts/read-more';

export interface FeedPostProps {
  post: Post;
  pinned: boolean;
  now: Instant;
  /** Not collapsed in storm mode, because there are only a few. */
  whole?: boolean;
}

/**
 * In storm mode its text is collapsed until Read more; a link replaces a network's embed (K2-3).
 */
export function FeedPost({ post, pinned, now, whole = false }: FeedPostProps) {
  const t = useTexts(stormTexts);
  const times = useTexts(languageTexts);
  const langOf = useLangOf();
  const { stormMode } = useLive();
  const { title, summary, author, image, link, gallery } = post;
  const by = [author?.authorName, author?.department].filter(Boolean).join(', ');
  const networks = [
    { href: post.facebookEmbedURL, words: t('stormFacebook') },
    { href: post.twitterEmbedURL, words: t('stormTwitter') },
    { href: post.linkedInEmbedURL, words: t('stormLinkedIn') },
  ];
  return (
    <li className={pinned ? 'post pin flow' : 'post flow'} id={`post-${post.id}`}>
      <h3>
        {pinned && <span className="tag-now pinned">{t('stormPinned')}</span>}{' '}
        <span lang={langOf(title)}>{title}</span>
      </h3>
      {image && <Picture image={image} />}
      {summary &&
        (stormMode && !whole ? (
          <ReadMore html={summary} about={title} words={post.readMoreText} />
        ) : (
          <RichTextView html={summary} lang={langOf(summary)} />
        ))}
      {gallery.length > 0 && (
        <Carousel label={t('stormGallery', { title })}>
          {gallery.map((picture) => (
            <Picture key={picture.url} image={picture} />
          ))}
        </Carousel>
      )}
      {link && (
        <ActionLink href={link.href} lang={langOf(link.name)}>
          {link.name}
        </ActionLink>
      )}
      {networks.map(
        ({ href, words }) =>
          href && (
            <ActionLink key={href} href={href} icon="share">
              {words}
            </ActionLink>
          ),
      )}
      <p className="small soft">
        <time dateTime={formatLondon(post.publishDate)}>
          {moment(post.publishDate, now, times)}
        </time>
        {by && <span lang={langOf(by)}>, {by}</span>}
      </p>
    </li>
  );
}
