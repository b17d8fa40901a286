import { event as eventTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { EVENTS_PAGE, eventsOf } from '~/domain/content/events';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { Carousel } from '~/blocks/parts/carousel';
import { CtaLink } from '~/blocks/parts/cta-link';
import { EventCard } from '~/blocks/parts/event-card';
import type { UpcomingEventsCarouselProps } from './schema';

export function UpcomingEventsCarousel({
  title,
  cta,
  context,
}: UpcomingEventsCarouselProps & { context: BlockContext }) {
  const t = useTexts(eventTexts);
  const events = eventsOf(context.collections.events, { isFuture: true }, context.now).slice(
    0,
    EVENTS_PAGE,
  );
  if (events.length === 0) return null;
  const heading = title ?? t('eventsUpcoming');
  return (
    <BlockSection title={heading} mist>
      <Carousel label={heading}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </Carousel>
      {cta && (
        <p>
          <CtaLink cta={cta} />
        </p>
      )}
    </BlockSection>
  );
}
