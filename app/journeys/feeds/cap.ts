import { isFuture, isPlanned } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { HOUR, type Instant } from '~/domain/time/instant';
import { formatLondon, londonOffset } from '~/domain/time/london-time';
import { customerCount } from '~/domain/incident/customers';
import { geometryOf } from './geojson';
import { compactTime, isOver, toldAt } from './times';
import { estimatedEnd, feedWords, type FeedContext } from './words';
import { document, el, textEl, type Xml } from './xml';

export const CAP = 'application/cap+xml';
/** Without an estimate an alert holds for as long as one usually waits for the next. */
const HOLDS = 6 * HOUR;
const MANY_HOMES = 1000;

/** London time with its offset, in winter "-00:00": CAP knows no Z. */
const capTime = (instant: Instant): string =>
  `${formatLondon(instant)}${londonOffset(instant) === 0 ? '-00:00' : '+01:00'}`;

const idOf = ({ reference }: Incident, at: Instant): string => `${reference}.${compactTime(at)}`;

function urgencyOf(incident: Incident, now: Instant): 'Past' | 'Future' | 'Immediate' {
  if (isOver(incident, now)) return 'Past';
  return isFuture(incident, now) ? 'Future' : 'Immediate';
}

/** The outlines, else a circle of one kilometre around the centre. CAP writes latitude first. */
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
 * One incident as a CAP 1.2 alert. Alert at first, Update after a change, Cancel once it is over; the alerts before are those of the
 * moments that the incident dates itself, so that any instance of the site names the same ones. Wire contract: incidentAsCap.
 */
export function capAlert(incident: Incident, context: FeedContext): string {
  const { now, baseUrl, operator, changes, f, madeUp } = context;
  const { place, title, summary, url } = feedWords(incident, context);
  const sender = new URL(baseUrl).hostname;
  const sent = changes.of(incident);
  const before = toldAt(incident, sent - 1);
  const over = isOver(incident, now);
  const end = estimatedEnd(incident, context);
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
      // What is called off must have been raised: an incident that we first see when it is over was never alerted.
      textEl('msgType', before.length === 0 ? 'Alert' : over ? 'Cancel' : 'Update'),
      textEl('scope', 'Public'),
      textEl('note', madeUp ? f('feedMadeUp') : null),
      textEl('references', before.map((at) => `${sender},${idOf(incident, at)},${capTime(at)}`).join(' ')),
      el(
        'info',
        {},
        textEl('language', 'en-GB'),
        textEl('category', 'Infra'),
        textEl('event', event),
        textEl('urgency', urgencyOf(incident, now)),
        textEl('severity', customerCount(incident) >= MANY_HOMES ? 'Moderate' : 'Minor'),
        textEl('certainty', isFuture(incident, now) ? 'Likely' : 'Observed'),
        textEl('onset', onset === null ? null : capTime(onset)),
        textEl('expires', capTime(over ? sent : Math.max(end ?? 0, sent) + (end === null ? HOLDS : HOUR))),
        textEl('senderName', operator),
        textEl('headline', title),
        textEl('description', summary),
        textEl('instruction', f('feedInstruction')),
        textEl('web', url),
        textEl('contact', '105'),
        areaOf(incident, place),
      ),
    ),
  );
}
