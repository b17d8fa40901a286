import { feedback as feedbackTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Notice } from '~/ui/notice';
import { CtaRow } from '~/blocks/parts/cta-link';
import type { FeedbackCtaProps } from './schema';

export function FeedbackCta({ title, text, ctas }: FeedbackCtaProps) {
  const t = useTexts(feedbackTexts);
  if (ctas.length === 0) return null;
  return (
    <div className="band">
      <div className="wrap indent">
        <Notice icon="message" heading={title ?? t('feedbackTitle')}>
          {text && <p>{text}</p>}
          <CtaRow ctas={ctas} />
        </Notice>
      </div>
    </div>
  );
}
