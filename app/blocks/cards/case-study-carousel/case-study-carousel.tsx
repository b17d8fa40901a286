import { RichTextView } from '~/cms/rich-text-view';
import { careers as careersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { BlockSection } from '~/blocks/parts/block-section';
import { CountedSlides } from '~/blocks/parts/counted-slides';
import { Picture } from '~/blocks/parts/picture';
import type { CaseStudyCarouselProps } from './schema';

export function CaseStudyCarousel({ title, caseStudies }: CaseStudyCarouselProps) {
  const t = useTexts(careersTexts);
  if (caseStudies.length === 0) return null;
  return (
    <BlockSection title={title ?? t('caseStudies')} mist>
      <CountedSlides
        label={title ?? t('caseStudies')}
        slides={caseStudies.map((study) => (
          <Study key={study.title} study={study} />
        ))}
      />
    </BlockSection>
  );
}

function Study({
  study: { title, category, summary, image, url },
}: {
  study: CaseStudyCarouselProps['caseStudies'][number];
}) {
  const t = useTexts(careersTexts);
  return (
    <div className={image ? 'cols even' : undefined}>
      <div className="flow">
        {category && <p className="small soft">{category}</p>}
        <h3>{title}</h3>
        {summary && <RichTextView html={summary} />}
        {url && (
          <ActionLink href={url} icon="arrow">
            {t('caseStudyRead')}
            <span className="hide">: {title}</span>
          </ActionLink>
        )}
      </div>
      {image && <Picture image={image} className="fill" />}
    </div>
  );
}
