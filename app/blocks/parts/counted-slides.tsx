import type { ReactNode } from 'react';
import { careers as careersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Carousel } from './carousel';

export function CountedSlides({ label, slides }: { label: string; slides: readonly ReactNode[] }) {
  const t = useTexts(careersTexts);
  return (
    <Carousel label={label} show="whole">
      {slides.map((slide, index) => (
        <div className="panel edge flow" key={index}>
          {slide}
          <p className="small soft slide-count">
            {t('carouselCount', { place: index + 1, count: slides.length })}
          </p>
        </div>
      ))}
    </Carousel>
  );
}
