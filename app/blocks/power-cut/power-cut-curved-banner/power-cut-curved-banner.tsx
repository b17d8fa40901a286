import { useId } from 'react';
import { banner as bannerTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { Choice } from '~/ui/choice';
import { CtaLink } from '~/blocks/parts/cta-link';
import { Picture } from '~/blocks/parts/picture';
import type { PowerCutCurvedBannerProps } from './schema';

/**
 * Slides are chosen by radio buttons styled as tags, with CSS only; without it all slides are shown
 * below each other.
 */
export function PowerCutCurvedBanner({ backUrl, isPageHeader, slides }: PowerCutCurvedBannerProps) {
  const t = useTexts(bannerTexts);
  const name = useId();
  return (
    <section className="hero short field-night curved toggle-cards">
      <div className="wrap">
        <div className="on-line flow-l">
          <span className="rail" />
          <ActionLink href={backUrl ?? '/power-cut'} icon="back">
            {t('bannerBack')}
          </ActionLink>
          {slides.length > 1 && (
            <fieldset className="picks tags">
              <legend className="hide">{t('bannerTags')}</legend>
              {slides.map((slide, index) => (
                <Choice
                  key={slide.tag}
                  type="radio"
                  name={name}
                  value={index}
                  className={`t${index + 1}`}
                  defaultChecked={index === 0}
                >
                  {slide.tag}
                </Choice>
              ))}
            </fieldset>
          )}
          {slides.map((slide, index) => {
            const Heading = isPageHeader && index === 0 ? 'h1' : 'h2';
            return (
              <div key={slide.tag} className={`g g${index + 1}${slide.image ? ' cols' : ''}`}>
                <div className="flow">
                  <Heading className="h1">{slide.title}</Heading>
                  {slide.text && <p className="lead">{slide.text}</p>}
                  {slide.cta && (
                    <p>
                      <CtaLink cta={slide.cta} appearance="primary" />
                    </p>
                  )}
                </div>
                {slide.image && (
                  <Picture image={slide.image} className="fill" eager={index === 0} />
                )}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
