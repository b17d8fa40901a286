import { Failure } from '~/domain/failure';
import { badgeTexts } from '~/texts/open/badge';
import { textsOf } from '~/texts/texts';
import { env } from '~/server/env.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gateways } from '~/server/gateways.server';
import { sharedText } from '~/server/lib/api.server';
import { openAnswer } from '~/server/lib/open-answer.server';
import { badgeHtml, badgePolicy, badgeSvg } from './badge-markup';
import { badgeOf, badgePlace } from './badge-model';

/** A page that many read shows it to each of them. */
const LIMIT = { name: 'badge', perMinute: 600 };
const SVG = '.svg';

/** @param area "CB1", "cb1-9", with ".svg" for a picture */
export const answerBadge = (request: Request, area: string): Promise<Response> =>
  openAnswer(request, LIMIT, () => {
    const isPicture = area.toLowerCase().endsWith(SVG);
    const place = badgePlace(isPicture ? area.slice(0, -SVG.length) : area);
    if (!place) throw new Failure('not-found', 'A badge is for a place such as CB1 or CB1-9');
    const t = textsOf(badgeTexts, gateways.content.dictionary());
    const snapshot = gateways.incidents.snapshot();
    const { stale, takenAt } = gateways.incidents.freshness();
    const picture = snapshot && { ...snapshot, stale, takenAt: takenAt ?? snapshot.takenAt };
    const badge = badgeOf(place, picture, Date.now(), t);
    if (isPicture) return sharedText(request, badgeSvg(badge), 'image/svg+xml', cachePolicy.minute);
    return sharedText(request, badgeHtml(badge, env.BASE_URL, t('badgeMore')), 'text/html', cachePolicy.minute, {
      headers: { 'Content-Security-Policy': badgePolicy },
    });
  });
