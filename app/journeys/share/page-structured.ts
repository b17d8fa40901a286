import type { z } from 'zod';
import type { Block, BlockContext } from '~/blocks/block';
import type { EventsCardSchema } from '~/blocks/events/events-card/schema';
import type { ServiceAccordionSchema } from '~/blocks/service/service-accordion/schema';
import type { AccordionSchema } from '~/blocks/words/accordion/schema';
import type { Event } from '~/cms/collections/events';
import { EVENTS_PAGE, eventsOf, featuredEvent } from '~/domain/content/events';
import { eventFacts, frequentQuestions, type Question, type Structured } from './structured';

/** A heading without a question mark is not a question. */
function questionsOf({ type, props }: Block): Question[] {
  const accordion = props as z.output<typeof AccordionSchema>;
  const services = props as z.output<typeof ServiceAccordionSchema>;
  const asked =
    type === 'Accordion'
      ? accordion.items.map(({ title, text }) => ({ question: title, answer: text }))
      : type === 'ServiceAccordion'
        ? services.items.map(({ title, description }) => ({
            question: title,
            answer: description ?? '',
          }))
        : [];
  return asked.filter(({ question, answer }) => question.endsWith('?') && answer !== '');
}

function eventsShownBy(block: Block, { collections: { events }, now }: BlockContext): Event[] {
  if (block.type !== 'UpcomingEventsCarousel' && block.type !== 'EventsCard') return [];
  const coming = eventsOf(events, { isFuture: true }, now);
  if (block.type === 'UpcomingEventsCarousel') return coming.slice(0, EVENTS_PAGE);
  const { eventId } = block.props as z.output<typeof EventsCardSchema>;
  const featured = featuredEvent(events, now);
  return eventId ? coming.filter(({ id }) => id === eventId) : featured ? [featured] : [];
}

export function pageStructured(
  base: string,
  operator: string,
  blocks: readonly Block[],
  context: BlockContext,
): Structured[] {
  const questions = blocks.flatMap(questionsOf);
  const events = new Set(blocks.flatMap((block) => eventsShownBy(block, context)));
  return [
    ...(questions.length > 0 ? [frequentQuestions(questions)] : []),
    ...[...events].map((event) => eventFacts(base, operator, event)),
  ];
}
