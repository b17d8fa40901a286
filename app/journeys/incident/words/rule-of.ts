import type { Situation } from '~/domain/incident/situation';
import { hourRule, type HourRule, type Moments } from './hour-rule';
import { closing } from '~/domain/time/london-time';
import { endOf, sameDay, type IncidentTexts } from './days-in-words';

const onlyIf = <T>(holds: boolean, value: T): T | null => (holds ? value : null);

function momentsOf({ incident, header, now }: Situation): Moments | null {
  const reported = incident.receivedAt ?? incident.createdAt;
  switch (header.kind) {
    case 'planned-upcoming':
    case 'planned-active': {
      const { plannedAt, estimate } = header;
      const end = endOf(estimate);
      if (plannedAt === null || end === null || end <= plannedAt) return null;
      const isNear = sameDay(plannedAt, now) && sameDay(plannedAt, closing(end));
      return {
        reported: null,
        now: onlyIf(isNear, now),
        window: { from: plannedAt, to: end },
        end: null,
      };
    }
    case 'unplanned':
    case 'single-premise': {
      if (header.kind === 'single-premise' && header.stage === 'restored') {
        return { reported, now: null, window: null, end: header.restoredAt };
      }
      const { estimate } = header;
      if (estimate.kind === 'window')
        return { reported, now, window: { from: estimate.from, to: estimate.to }, end: null };
      return estimate.kind === 'time' ? { reported, now, window: null, end: estimate.at } : null;
    }
    case 'restored':
      return { reported, now: null, window: null, end: header.restoredAt };
    default:
      return null;
  }
}

/** Null without a time, or with too many days to draw. */
export function ruleOf(situation: Situation, t: IncidentTexts): HourRule | null {
  const moments = momentsOf(situation);
  const windowWord = situation.header.kind.startsWith('planned') ? 'ruleOff' : 'ruleBack';
  return (
    moments &&
    hourRule(
      moments,
      { reported: t('ruleReported'), now: t('ruleNow'), window: t(windowWord), end: t('ruleBack') },
      t,
    )
  );
}
