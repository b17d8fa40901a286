import { frame as frameTexts } from '#words/en.json';
import type { Content } from '~/server/content/content';
import { env } from '~/server/env.server';
import { organisation, stormAnnouncement, type Structured } from './structured';

const HOUR_MS = 3_600_000;

/**
 * During a storm also where the news is. The time is rounded to the hour, so that the page stays
 * the same within it.
 */
export function homeStructured(
  { content }: { content: Pick<Content, 'settings' | 'live'> },
  now: number,
): Structured[] {
  const { operator } = content.settings();
  const { stormMode, stormName } = content.live();
  const base = env.BASE_URL;
  const at = Math.floor(now / HOUR_MS) * HOUR_MS;
  const storm = stormMode
    ? [stormAnnouncement(base, stormName ?? frameTexts.stormName, frameTexts.stormBanner, at)]
    : [];
  return [organisation(base, operator), ...storm];
}
