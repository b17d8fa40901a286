import { causeOf } from '~/domain/incident/cause';
import type { Situation } from '~/domain/incident/situation';
import { isAutomatic, type Stage } from '~/domain/incident/stage';
import type { IncidentTextKey } from '~/words/incident';
import { operatorText, type OperatorText } from './operator-text';
import type { IncidentTexts } from './days-in-words';

export type LeadSentence = OperatorText;

const stageLead: Readonly<Record<Stage, IncidentTextKey | null>> = {
  reported: 'leadReported',
  'on-the-way': 'leadOnTheWay',
  investigating: 'leadInvestigating',
  restored: null,
};

const sentenceCase = (text: string) =>
  /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;

function whatNext(situation: Situation): IncidentTextKey | null {
  const { outlook, latest, stage, isSinglePremise } = situation;
  switch (outlook.phase) {
    case 'several':
      return 'leadMultiple';
    case 'planned':
      return outlook.until === null ? null : 'leadPlanned';
    case 'late':
      return outlook.precision === 'day' ? null : 'leadLate';
    // What happens next has its own section: "Still off?", or what replaces the cancelled work.
    case 'today':
    case 'under-way':
    case 'cancelled':
    case 'restored':
      return null;
    case 'off':
      if (isSinglePremise) return stage === 'reported' ? 'leadReported' : null;
      return latest && isAutomatic(latest.name) ? 'leadAutomatic' : stageLead[stage];
  }
}

/**
 * The reason, then what happens next. Without an estimate the description from content comes first.
 */
export function leadOf(situation: Situation, t: IncidentTexts): readonly LeadSentence[] {
  const { outlook, estimate, incident, storm } = situation;
  const { phase } = outlook;
  const cause = phase === 'several' || phase === 'cancelled' ? null : causeOf(incident, { storm });
  const next = whatNext(situation);
  const isUnknown =
    estimate.kind === 'to-be-confirmed' &&
    outlook.precision !== 'day' &&
    !['several', 'cancelled', 'restored'].includes(phase);
  const description = isUnknown ? estimate.description : null;
  const noEstimate = isUnknown ? t(phase === 'off' ? 'noEstimate' : 'noEstimatePlanned') : null;
  const operators = (text: string | null | undefined): LeadSentence[] =>
    text ? [operatorText(sentenceCase(text), t)] : [];
  const ours = (text: string | null): LeadSentence[] => (text ? [{ text, operators: false }] : []);
  return [
    ...operators(cause),
    // A page that does not know the time says so once.
    ...ours(next && !(next === 'leadReported' && noEstimate && !description) ? t(next) : null),
    ...(description ? operators(description) : ours(noEstimate && sentenceCase(noEstimate))),
  ];
}
