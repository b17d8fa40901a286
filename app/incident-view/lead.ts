import { causeOf } from '~/domain/incident/cause';
import type { HeaderSituation } from '~/domain/incident/header-situation';
import type { Incident } from '~/domain/incident/incident';
import { credibleSteps, isAutomatic, latestUpdateOf, stageOf, type Stage } from '~/domain/incident/stage';
import type { IncidentTextKey } from '~/cms/texts/incident-words';
import type { IncidentTexts } from './when';

const stageLead: Readonly<Record<Stage, IncidentTextKey>> = {
  reported: 'leadReported',
  'on-the-way': 'leadOnTheWay',
  investigating: 'leadInvestigating',
  restored: 'leadRestored',
};

const sentenceCase = (text: string) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

function whatNext(incident: Incident, situation: HeaderSituation): IncidentTextKey | null {
  switch (situation.kind) {
    case 'multiple':
      return 'leadMultiple';
    case 'planned-cancelled':
      return 'leadCancelled';
    case 'planned-upcoming':
      return situation.estimate.kind === 'to-be-confirmed' ? null : 'leadPlanned';
    case 'planned-should-have-started':
      return 'leadLate';
    case 'planned-active':
      return null;
    case 'restored':
    case 'planned-restored':
      return 'leadRestored';
    case 'single-premise':
      return situation.stage === 'restored' ? 'leadRestored' : situation.stage === 'reported' ? 'leadReported' : null;
    case 'unplanned': {
      const steps = credibleSteps(incident, false);
      const latest = latestUpdateOf(steps);
      return latest && isAutomatic(latest.name) ? 'leadAutomatic' : stageLead[stageOf(steps)];
    }
  }
}

/**
 * The reason, then what happens next. Without an estimate the content-managed description comes first.
 * Specification: lookup, section 8 "incident without estimate"; visual identity, "Voice": answer, then reason, then action.
 */
export function leadOf(
  incident: Incident,
  situation: HeaderSituation,
  storm: boolean,
  t: IncidentTexts,
): string | null {
  const cause =
    situation.kind === 'multiple' || situation.kind === 'planned-cancelled' ? null : causeOf(incident, { storm });
  const next = whatNext(incident, situation);
  const estimate = 'estimate' in situation ? situation.estimate : null;
  const open =
    situation.kind === 'unplanned' || (situation.kind === 'single-premise' && situation.stage !== 'restored');
  const noEstimate =
    estimate?.kind !== 'to-be-confirmed'
      ? null
      : (estimate.description ?? (open ? t('noEstimate') : t('noEstimatePlanned')));
  const parts = [cause && sentenceCase(cause), next && t(next), noEstimate && sentenceCase(noEstimate)];
  return parts.filter(Boolean).join(' ') || null;
}
