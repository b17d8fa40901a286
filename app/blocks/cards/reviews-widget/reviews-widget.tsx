import { allows } from '~/cms/consent';
import { useFrame } from '~/cms/frame-data';
import { reviews as reviewsTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { BlockSection } from '~/blocks/parts/block-section';
import { Island } from '~/blocks/parts/island';
import Reviews from './island';
import type { ReviewsWidgetProps } from './schema';

/**
 * The provider's widget is only loaded if configured and marketing cookies are allowed
 * (island.tsx); until it is ready, or if it fails, there is only the link (L-767).
 */
export function ReviewsWidget({ title, text, reviewsUrl, widgetId }: ReviewsWidgetProps) {
  const t = useTexts(reviewsTexts);
  const { consent, thirdParties } = useFrame();
  const script = allows(consent, 'marketing') ? thirdParties.reviews : undefined;
  if (!reviewsUrl && !script) return null;
  return (
    <BlockSection title={title ?? t('reviewsTitle')}>
      {text && <p>{text}</p>}
      {script && (
        <Island name="reviews-widget" of={Reviews} props={{ script, template: widgetId ?? null }} />
      )}
      {reviewsUrl && (
        <ActionLink href={reviewsUrl} icon="arrow">
          {t('reviewsLink')}
        </ActionLink>
      )}
    </BlockSection>
  );
}
