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

function whatNext({ header, latest, stage }: Situation): IncidentTextKey | null {
  switch (header.kind) {
    case 'multiple':
      return 'leadMultiple';
    case 'planned-upcoming':
      return header.estimate.kind === 'to-be-confirmed' ? null : 'leadPlanned';
    case 'planned-should-have-started':
      return 'leadLate';
    // What happens next has its own section: "Still off?", or what replaces the cancelled work.
    case 'planned-day':
    case 'planned-active':
    case 'planned-cancelled':
    case 'planned-restored':
    case 'restored':
      return null;
    case 'single-premise':
      return header.stage === 'reported' ? 'leadReported' : null;
    case 'unplanned':
      return latest && isAutomatic(latest.name) ? 'leadAutomatic' : stageLead[stage];
  }
}

/**
 * The reason, then what happens next. Without an estimate the description from content comes first.
 */
export function leadOf(situation: Situation, t: IncidentTexts): readonly LeadSentence[] {
  const { header, incident, storm } = situation;
  const cause =
    header.kind === 'multiple' || header.kind === 'planned-cancelled'
      ? null
      : causeOf(incident, { storm });
  const next = whatNext(situation);
  const estimate = 'estimate' in header ? header.estimate : null;
  const open =
    header.kind === 'unplanned' ||
    (header.kind === 'single-premise' && header.stage !== 'restored');
  const description = estimate?.kind === 'to-be-confirmed' ? estimate.description : null;
  const noEstimate =
    estimate?.kind === 'to-be-confirmed' ? t(open ? 'noEstimate' : 'noEstimatePlanned') : null;
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
