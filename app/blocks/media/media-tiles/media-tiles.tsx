import { SiteLink } from '~/ui/site-link';
import { BlockSection } from '~/blocks/parts/block-section';
import { Picture } from '~/blocks/parts/picture';
import { VideoLink } from '~/blocks/parts/video';
import type { MediaTilesProps } from './schema';

/** Stacked up to 768 px, side by side above. */
export function MediaTiles({ title, tiles }: MediaTilesProps) {
  if (tiles.length === 0) return null;
  return (
    <BlockSection title={title} mist>
      <ul className="tiles">
        {tiles.map((tile) => (
          <li key={tile.title} className="flow">
            {tile.video ? <VideoLink video={tile.video} /> : <PictureTile tile={tile} />}
            {tile.text && <p>{tile.text}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

function PictureTile({ tile: { title, image, url } }: { tile: MediaTilesProps['tiles'][number] }) {
  const inside = (
    <>
      {image && <Picture image={image} decor />}
      <span>{title}</span>
    </>
  );
  if (!url) return <div className="media">{inside}</div>;
  return (
    <SiteLink className="media" href={url}>
      {inside}
    </SiteLink>
  );
}
