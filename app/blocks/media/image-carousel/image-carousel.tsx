import { gallery as galleryTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { BlockSection } from '~/blocks/parts/block-section';
import { Carousel } from '~/blocks/parts/carousel';
import { Picture } from '~/blocks/parts/picture';
import type { ImageCarouselProps } from './schema';

export function ImageCarousel({ title, whole, slides }: ImageCarouselProps) {
  const t = useTexts(galleryTexts);
  if (slides.length === 0) return null;
  return (
    <BlockSection title={title}>
      <Carousel label={title ?? t('galleryTitle')} show={whole ? 'whole' : 'cards'}>
        {slides.map((slide, index) => (
          <figure key={index} className="flow">
            <Picture
              image={isSaidBelow(slide) ? { ...slide.image, alt: '' } : slide.image}
              className="fill"
            />
            {(slide.caption || slide.link) && (
              <figcaption>
                {slide.caption}
                {slide.link && <ActionLink href={slide.link.href}>{slide.link.name}</ActionLink>}
              </figcaption>
            )}
          </figure>
        ))}
      </Carousel>
    </BlockSection>
  );
}

/** A caption identical to the image's alt text would be read out twice. */
const isSaidBelow = ({ image, caption }: ImageCarouselProps['slides'][number]): boolean =>
  caption?.trim().toLowerCase() === image.alt.trim().toLowerCase();
