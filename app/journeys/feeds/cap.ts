import { emergencyNumber } from '#operator/profile.json';
import { isFuture, isPlanned } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { HOUR, type Instant } from '~/domain/time/instant';
import { formatLondon, londonOffset } from '~/domain/time/london-time';
import { customerCount } from '~/domain/incident/customers';
import { geometryOf } from './geojson';
import { compactTime, isOver, changeTimes } from './times';
import { estimatedEnd, feedWords, type FeedContext } from './words';
import { document, el, textEl, type Xml } from './xml';

export const CAP = 'application/cap+xml';
export const CAP_TYPE = `${CAP}; charset=utf-8`;
/**
 * An alert is valid until the next one, so during an incident it is renewed in time even if nothing
 * changed.
 */
const RENEWED = 3 * HOUR;
const HOLDS = 2 * RENEWED;
const MANY_HOMES = 1000;

/** London time with its offset, "-00:00" in winter because CAP does not allow Z. */
const capTime = (instant: Instant): string =>
  `${formatLondon(instant)}${londonOffset(instant) === 0 ? '-00:00' : '+01:00'}`;

const idOf = ({ reference }: Incident, at: Instant): string => `${reference}.${compactTime(at)}`;

function urgencyOf(incident: Incident, now: Instant): 'Past' | 'Future' | 'Immediate' {
  if (isOver(incident, now)) return 'Past';
  return isFuture(incident, now) ? 'Future' : 'Immediate';
}

/** The last change, the start of planned work, or a renewal of either. */
function lastAlert(incident: Incident, changed: Instant, at: Instant): Instant {
  const starts = isPlanned(incident) ? incident.plannedAt : null;
  if (starts !== null && starts > at) return changed;
  const from = Math.max(changed, starts ?? changed);
  return from + Math.floor((at - from) / RENEWED) * RENEWED;
}

export const alertSentAt = (incident: Incident, { changes, now }: FeedContext): Instant =>
  isOver(incident, now) ? changes.of(incident) : lastAlert(incident, changes.of(incident), now);

/** At the incident's dated changes, and the previous alert, which may be a renewal. */
function alertsBefore(
  incident: Incident,
  { changes }: FeedContext,
  sent: Instant,
): readonly Instant[] {
  const told = changeTimes(incident, sent - 1);
  const changed = sent > changes.of(incident) ? changes.of(incident) : told.at(-1);
  if (changed === undefined) return told;
  return [...new Set([...told, changed, lastAlert(incident, changed, sent - 1)])].sort(
    (a, b) => a - b,
  );
}

/** The outlines, or a circle of one kilometre around the centre. CAP puts latitude first. */
function areaOf(incident: Incident, place: string): Xml {
  const geometry = geometryOf(incident);
  const pair = ([lng, lat]: readonly [number, number]) => `${lat},${lng}`;
  const drawn =
    geometry === null
      ? []
      : geometry.type === 'Point'
        ? [textEl('circle', `${pair(geometry.coordinates)} 1`)]
        : geometry.coordinates.map(([ring]) => textEl('polygon', (ring ?? []).map(pair).join(' ')));
  return el('area', {}, textEl('areaDesc', incident.sectors.join(', ') || place), ...drawn);
}

/**
 * CAP 1.2: first Alert, then Update for a change or renewal, then Cancel once it is over. Earlier
 * alerts are derived from times in the incident itself, so every instance of the site references
 * the same ones. Wire contract: incidentAsCap.
 */
export function capAlert(incident: Incident, context: FeedContext): string {
  const { now, baseUrl, operator, f, madeUp } = context;
  const { place, title, summary, url } = feedWords(incident, context);
  const sender = new URL(baseUrl).hostname;
  const sent = alertSentAt(incident, context);
  const before = alertsBefore(incident, context, sent);
  const over = isOver(incident, now);
  const holds = Math.max(
    sent + HOLDS,
    (incident.plannedAt ?? 0) + HOLDS,
    (estimatedEnd(incident, context) ?? 0) + HOUR,
  );
  const onset = incident.plannedAt ?? incident.receivedAt ?? incident.createdAt;
  const event = f(isPlanned(incident) ? 'feedEventPlanned' : 'feedEventCut');
  return document(
    el(
      'alert',
      { xmlns: 'urn:oasis:names:tc:emergency:cap:1.2' },
      textEl('identifier', idOf(incident, sent)),
      textEl('sender', sender),
      textEl('sent', capTime(sent)),
      textEl('status', madeUp ? 'Test' : 'Actual'),
      // Only an alert that was raised can be cancelled: an incident already over when we first see
      // it was never raised.
      textEl('msgType', before.length === 0 ? 'Alert' : over ? 'Cancel' : 'Update'),
      textEl('scope', 'Public'),
      textEl('note', madeUp ? f('feedMadeUp') : null),
      textEl(
        'references',
        before.map((at) => `${sender},${idOf(incident, at)},${capTime(at)}`).join(' '),
      ),
      el(
        'info',
        {},
        textEl('language', 'en-GB'),
        textEl('category', 'Infra'),
        textEl('event', event),
        textEl('urgency', urgencyOf(incident, now)),
        textEl('severity', (customerCount(incident) ?? 0) >= MANY_HOMES ? 'Moderate' : 'Minor'),
        textEl('certainty', isFuture(incident, now) ? 'Likely' : 'Observed'),
        textEl('onset', onset === null ? null : capTime(onset)),
        textEl('expires', capTime(over ? sent : holds)),
        textEl('senderName', operator),
        textEl('headline', title),
        textEl('description', summary),
        textEl('instruction', f('feedInstruction')),
        textEl('web', url),
        textEl('contact', emergencyNumber),
        areaOf(incident, place),
      ),
    ),
  );
}
