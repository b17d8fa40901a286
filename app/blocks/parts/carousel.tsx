import { Children, type ReactNode } from 'react';
import { parts as partsTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import CarouselIsland from './carousel-island';
import { Island } from './island';

export interface CarouselProps {
  label: string;
  /** `cards` shows 1.2 slides on a phone and 3.2 on a wide screen; `whole` one at a time. */
  show?: 'cards' | 'whole';
  /** Slides 16 px apart, 24 from 768 px on. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A list that scrolls sideways, a slider with JavaScript (carousel-island.tsx). WAI-ARIA Authoring
 * Practices, "Carousel", without its automatic rotation.
 */
export function Carousel({ label, show = 'cards', wide = false, children }: CarouselProps) {
  const t = useTexts(partsTexts);
  const slots = Children.toArray(children);
  const words = {
    slides: t('partSlides', { title: label }),
    previous: t('partPrevious'),
    next: t('partNext'),
    place: t('partSlideCount'),
  };
  const props = { label, show, wide, count: slots.length, words };
  return <Island name="parts/carousel" of={CarouselIsland} props={props} slots={slots} />;
}
