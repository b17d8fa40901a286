import { allows } from '~/cms/consent';
import { useFrame } from '~/cms/frame-data';
import { reviewsTexts } from '~/cms/texts/blocks-part1';
import { useTexts } from '~/cms/use-texts';
import { ActionLink } from '~/ui/action-link';
import { BlockSection } from '../parts/block-section';
import type { ReviewsWidgetProps } from './schema';

/**
 * What customers say. The provider's widget is loaded only where one is configured and marketing cookies are allowed (enhance.ts);
 * until it stands, and when it does not come, the link to the reviews is all there is (decision L-767).
 */
export function ReviewsWidget({ title, text, reviewsUrl, widgetId }: ReviewsWidgetProps) {
  const t = useTexts(reviewsTexts);
  const { consent, thirdParties } = useFrame();
  const script = allows(consent, 'marketing') ? thirdParties.reviews : undefined;
  if (!reviewsUrl && !script) return null;
  return (
    <BlockSection title={title ?? t('reviewsTitle')} enhance={script ? 'reviews-widget' : undefined}>
      {text && <p>{text}</p>}
      {script && <div className="reviews" data-script={script} data-template-id={widgetId ?? undefined} />}
      {reviewsUrl && (
        <ActionLink href={reviewsUrl} icon="arrow">
          {t('reviewsLink')}
        </ActionLink>
      )}
    </BlockSection>
  );
}
