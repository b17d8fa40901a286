import type { Post } from '~/cms/collections/storms';
import { RichTextView } from '~/cms/rich-text-view';
import { stormTexts } from '~/cms/texts/blocks-part2-storm';
import { useLive } from '~/cms/use-live';
import { useTexts } from '~/cms/use-texts';
import type { Instant } from '~/domain/instant';
import { formatLondon } from '~/domain/london-time';
import { updatedAt } from '~/domain/speak-time';
import { ActionLink } from '~/ui/action-link';
import { Carousel } from '../parts/carousel';
import { Picture } from '../parts/picture';
import { ReadMore } from '../parts/read-more';

/** One post. In storm mode its words are closed until Read more; the link to a network stands for its embed (decision K2-3). */
export function FeedPost({ post, pinned, now }: { post: Post; pinned: boolean; now: Instant }) {
  const t = useTexts(stormTexts);
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
        {pinned && <span className="tag-now pinned">{t('stormPinned')}</span>} {title}
      </h3>
      {image && <Picture image={image} />}
      {summary &&
        (stormMode ? (
          <ReadMore html={summary} about={title} words={post.readMoreText} />
        ) : (
          <RichTextView html={summary} />
        ))}
      {gallery.length > 0 && (
        <Carousel label={t('stormGallery', { title })}>
          {gallery.map((picture) => (
            <Picture key={picture.url} image={picture} />
          ))}
        </Carousel>
      )}
      {link && <ActionLink href={link.href}>{link.name}</ActionLink>}
      {networks.map(
        ({ href, words }) =>
          href && (
            <ActionLink key={href} href={href} icon="share">
              {words}
            </ActionLink>
          ),
      )}
      <p className="small soft">
        <time dateTime={formatLondon(post.publishDate)}>{updatedAt(post.publishDate, now)}</time>
        {by && `, ${by}`}
      </p>
    </li>
  );
}
