import type { AnalyticsEvent } from './events';

/** Marks a link or button of a block that the server draws: blocks/parts/track.ts hands the event on when it is used. */
export const eventAttribute = (event: AnalyticsEvent): { 'data-event': string } => ({
  'data-event': JSON.stringify(event),
});
