import { Children, type ReactNode } from 'react';
import { partsTexts } from '~/cms/texts/blocks-part1';
import { useTexts } from '~/cms/use-texts';

/** A keyboard must reach what scrolls. */
const REACHABLE = { tabIndex: 0 };

export interface CarouselProps {
  /** Its name for those who cannot see it. */
  label: string;
  /** `cards` shows 1.2 slides on a phone and 3.2 on a wide screen; `whole` one at a time. Specification: lookup, section 9. */
  show?: 'cards' | 'whole';
  /** Slides 16 px apart, 24 from 768 px on. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A list that scrolls sideways: by touch, by the arrow keys, and with JavaScript by two buttons (enhance-carousel.ts). It never moves
 * by itself. WAI-ARIA Authoring Practices, "Carousel", without its automatic rotation.
 */
export function Carousel({ label, show = 'cards', wide = false, children }: CarouselProps) {
  const t = useTexts(partsTexts);
  return (
    <div
      className="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel=""
      data-previous={t('partPrevious')}
      data-next={t('partNext')}
      data-count={t('partSlideCount')}
    >
      <ul
        className={`slides ${show}${wide ? ' apart' : ''}`}
        {...REACHABLE}
        aria-label={t('partSlides', { title: label })}
      >
        {Children.map(children, (slide) => (
          <li className="slide">{slide}</li>
        ))}
      </ul>
    </div>
  );
}
