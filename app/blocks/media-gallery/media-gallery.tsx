import { galleryTexts, partsTexts } from '~/cms/texts/blocks-part1';
import { useTexts } from '~/cms/use-texts';
import { Icon } from '~/ui/icon';
import { BlockSection } from '../parts/block-section';
import { Picture } from '../parts/picture';
import type { GalleryEntry, MediaGalleryProps } from './schema';

/**
 * Pictures and videos to look at. Each is a link to itself in full; with JavaScript (enhance.ts) they open in a modal with
 * Previous and Next, and thumbnails beyond the width give way to "+N".
 */
export function MediaGallery({ title, entries, maxThumbnails }: MediaGalleryProps) {
  const t = useTexts({ ...partsTexts, ...galleryTexts });
  if (entries.length === 0) return null;
  const words = {
    'data-close': t('partClose'),
    'data-previous': t('partPrevious'),
    'data-next': t('partNext'),
    'data-count': t('galleryCount'),
    'data-play': t('partWatchVideo'),
  };
  return (
    <BlockSection title={title} enhance="media-gallery">
      <ul className="gallery" data-max={maxThumbnails} data-title={title ?? t('galleryTitle')} {...words}>
        {entries.map((entry, index) => (
          <li key={index}>
            <Thumbnail entry={entry} name={nameOf(entry) ?? t('galleryEntry', { place: index + 1 })} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

const nameOf = (entry: GalleryEntry): string | null =>
  entry.kind === 'video' ? entry.video.title : entry.image.alt || entry.text;

function Thumbnail({ entry, name }: { entry: GalleryEntry; name: string }) {
  const poster = entry.kind === 'video' ? entry.video.poster : entry.image;
  const player = entry.kind === 'video' ? entry.video.player : null;
  return (
    <a
      className="thumb"
      href={entry.kind === 'video' ? entry.video.url : entry.image.url}
      data-text={entry.text ?? undefined}
      data-name={name}
      data-player={player?.src}
      data-kind={entry.kind === 'video' ? (player?.kind ?? 'link') : undefined}
    >
      {poster && <Picture image={{ ...poster, alt: name }} className="fill" />}
      {entry.kind === 'video' && (
        <span className="btn-play">
          <Icon name="play" />
        </span>
      )}
      {!poster && <span>{name}</span>}
    </a>
  );
}
