import { featuredEvent } from '~/domain/content/events';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { EventCard } from '~/blocks/parts/event-card';
import type { EventsCardProps } from './schema';

/** The event named in content, else the promoted or soonest upcoming one. */
export function EventsCard({
  title,
  eventId,
  context,
}: EventsCardProps & { context: BlockContext }) {
  const { events } = context.collections;
  const event = eventId
    ? events.find(({ id }) => id === eventId)
    : featuredEvent(events, context.now);
  if (!event) return null;
  return (
    <BlockSection title={title}>
      <div className="single">
        <EventCard event={event} level={title ? 3 : 2} />
      </div>
    </BlockSection>
  );
}
