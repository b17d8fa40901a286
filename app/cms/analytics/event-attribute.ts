import type { AnalyticsEvent } from './events';

/**
 * Marks a link or button of a server-rendered block: blocks/parts/track.ts sends the event when it
 * is used.
 */
export const eventAttribute = (event: AnalyticsEvent): { 'data-event': string } => ({
  'data-event': JSON.stringify(event),
});
