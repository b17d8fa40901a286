import { RichTextView } from '~/cms/rich-text-view';
import { careers as careersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { BlockSection } from '~/blocks/parts/block-section';
import { CountedSlides } from '~/blocks/parts/counted-slides';
import { Picture } from '~/blocks/parts/picture';
import type { CareersCarouselProps } from './schema';

export function CareersCarousel({ title, slides }: CareersCarouselProps) {
  const t = useTexts(careersTexts);
  if (slides.length === 0) return null;
  return (
    <BlockSection title={title ?? t('careersCarousel')}>
      <CountedSlides
        label={title ?? t('careersCarousel')}
        slides={slides.map((slide) => (
          <Slide key={slide.title} slide={slide} />
        ))}
      />
    </BlockSection>
  );
}

function Slide({
  slide: { title, name, text, image, link },
}: {
  slide: CareersCarouselProps['slides'][number];
}) {
  return (
    <div className={image ? 'cols even' : undefined}>
      {image && <Picture image={image} className="fill" />}
      <div className="flow">
        <h3>{title}</h3>
        {text && <RichTextView html={text} />}
        {name && <p className="soft">{name}</p>}
        {link && (
          <ActionLink href={link.href} icon="arrow">
            {link.name}
          </ActionLink>
        )}
      </div>
    </div>
  );
}
