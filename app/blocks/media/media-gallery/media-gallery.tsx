import { gallery as galleryTexts, parts as partsTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BlockSection } from '~/blocks/parts/block-section';
import { Island } from '~/blocks/parts/island';
import type { Entry } from './entry';
import Gallery from './island';
import type { GalleryEntry, MediaGalleryProps } from './schema';

/** Each entry links to itself in full; with JavaScript (island.tsx) it opens in a modal. */
export function MediaGallery({ title, entries, maxThumbnails }: MediaGalleryProps) {
  const t = useTexts({ ...partsTexts, ...galleryTexts });
  if (entries.length === 0) return null;
  const words = {
    close: t('partClose'),
    previous: t('partPrevious'),
    next: t('partNext'),
    count: t('galleryCount'),
    play: t('partWatchVideo'),
  };
  const shown = entries.map((entry, index) =>
    entryOf(entry, t('galleryEntry', { place: index + 1 })),
  );
  return (
    <BlockSection title={title}>
      <Island
        name="media-gallery"
        of={Gallery}
        props={{ title: title ?? t('galleryTitle'), most: maxThumbnails, entries: shown, words }}
      />
    </BlockSection>
  );
}

function entryOf(entry: GalleryEntry, otherwise: string): Entry {
  const { kind, text } = entry;
  if (kind === 'video') {
    const { url, title, poster, player } = entry.video;
    return { kind, text, href: url, name: title ?? otherwise, poster, player };
  }
  const { image } = entry;
  return {
    kind,
    text,
    href: image.url,
    name: image.alt || text || otherwise,
    poster: image,
    player: null,
  };
}
