import type { z } from 'zod';
import { RichTextView } from '~/cms/rich-text-view';
import { danger as dangerTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Notice } from '~/ui/notice';
import { BlockSection } from '~/blocks/parts/block-section';
import { Carousel } from '~/blocks/parts/carousel';
import { CtaLink, CtaRow } from '~/blocks/parts/cta-link';
import { Island } from '~/blocks/parts/island';
import { Picture } from '~/blocks/parts/picture';
import RevealedNotice from './island';
import type { DangerousSituationSchema } from './schema';

export type DangerousSituationProps = z.output<typeof DangerousSituationSchema>;

/** The notice opens without JavaScript; island.tsx brings it into view (L-750). */
export function DangerousSituation(props: DangerousSituationProps) {
  const {
    title,
    text,
    examples,
    buttonText,
    noticeTitle,
    noticeText,
    noticeButtons,
    primaryButton,
  } = props;
  const t = useTexts(dangerTexts);
  return (
    <BlockSection title={title}>
      <RichTextView html={text} />
      {examples.length > 0 && (
        <div className="danger-examples">
          <Carousel label={t('dangerExamples')}>
            {examples.map((example, index) => (
              <figure key={index}>
                <Picture image={example.image} />
                <figcaption>{example.title}</figcaption>
              </figure>
            ))}
          </Carousel>
        </div>
      )}
      <Island
        name="dangerous-situation"
        of={RevealedNotice}
        props={{ summary: buttonText ?? t('dangerButton') }}
        slots={[
          <Notice
            key=""
            status="cut"
            icon="warning"
            level={3}
            heading={noticeTitle ?? t('dangerTitle')}
          >
            {noticeText ? <RichTextView html={noticeText} /> : <p>{t('dangerText')}</p>}
            <CtaRow ctas={noticeButtons} />
          </Notice>,
        ]}
      />
      {primaryButton && (
        <p>
          <CtaLink cta={primaryButton} appearance="primary" />
        </p>
      )}
    </BlockSection>
  );
}
