import type { AnalyticsEvent } from './events';

/**
 * For server-rendered blocks: blocks/track-events.ts sends the event when the link or button is
 * used.
 */
export const eventAttribute = (event: AnalyticsEvent): { 'data-event': string } => ({
  'data-event': JSON.stringify(event),
});
