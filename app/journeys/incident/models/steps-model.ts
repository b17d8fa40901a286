import { endOf } from '~/domain/incident/estimate';
import type { Incident } from '~/domain/incident/incident';
import type { Situation } from '~/domain/incident/situation';
import { shownSteps, stageOfName } from '~/domain/incident/stage';
import { timelineOf, type TimelineName } from '~/domain/incident/timeline';
import { moment } from '~/domain/time/speak-time';
import type { IncidentTextKey } from '~/words/incident';
import type { IconName } from '~/ui/icon-paths';
import { withCallLinks } from '../words/call-links';
import { operatorMessage, operatorStep, type OperatorText } from '../words/operator-text';
import type { IncidentTexts } from '../words/days-in-words';

export interface TimelineItem {
  readonly name: string;
  readonly state: 'done' | 'now' | 'next';
  readonly icon: IconName;
  readonly time: string | null;
  readonly hint: string | null;
}
export interface UpdateItem {
  readonly name: OperatorText;
  readonly time: string | null;
  /** Sanitised HTML. */
  readonly html: OperatorText | null;
}
export interface StepsModel {
  readonly title: string;
  readonly timeline: readonly TimelineItem[];
  readonly latest: UpdateItem | null;
  /** Newest first; empty if the latest update says it all. */
  readonly all: readonly UpdateItem[];
}

const words: Readonly<
  Record<TimelineName, { text: IncidentTextKey; icon: IconName; hint?: IncidentTextKey }>
> = {
  reported: { text: 'stepReported', icon: 'message' },
  'restoring-automatically': { text: 'stepAutomatic', icon: 'refresh' },
  'on-the-way': { text: 'stepOnTheWay', icon: 'van' },
  investigating: { text: 'stepInvestigating', icon: 'planned' },
  restored: { text: 'stepRestored', icon: 'restored' },
  'work-planned': { text: 'stepWorkPlanned', icon: 'calendar' },
  'power-off': { text: 'stepPowerOff', icon: 'power-cut', hint: 'stepPowerOffHint' },
};

const messageOf = (message: string, t: IncidentTexts): OperatorText => {
  const { text, operators } = operatorMessage(message, t);
  return { text: withCallLinks(text), operators };
};

/** Once power is back, an update from before it would contradict the page. */
const isAboutTheEnd = ({ name }: Incident['steps'][number]): boolean =>
  stageOfName(name) === 'restored';

export function stepsModel(situation: Situation, t: IncidentTexts): StepsModel {
  const { now, isRestored: restored, steps: credible, latest } = situation;
  // Uses the same end time as the sentence above it, which reads the estimate's own words.
  const expected = endOf(situation.estimate);
  const timeline = timelineOf(situation).map(({ name, state, at: known }): TimelineItem => {
    const at =
      name === 'restored' && state === 'next' && known !== null ? (expected ?? known) : known;
    const { text, icon, hint } = words[name];
    return {
      name: t(text),
      state,
      icon,
      time: at === null ? null : moment(at, now, t),
      hint: hint && state === 'next' ? t(hint) : null,
    };
  });
  const toUpdate = ({ name, at, message }: Incident['steps'][number]): UpdateItem => ({
    name: operatorStep(name, t),
    time: at === null ? null : moment(at, now, t),
    html: message === null ? null : messageOf(message, t),
  });
  const shown = shownSteps(credible);
  const open = timeline.every(({ state }) => state === 'next') || timeline[0]?.state === 'now';
  return {
    title: t(
      restored
        ? 'stepsDoneTitle'
        : open && timeline[0]?.icon === 'calendar'
          ? 'stepsPlannedTitle'
          : 'stepsTitle',
    ),
    timeline,
    latest: latest?.message && (!restored || isAboutTheEnd(latest)) ? toUpdate(latest) : null,
    all: shown.length > 1 || (shown.length === 1 && shown[0] !== latest) ? shown.map(toUpdate) : [],
  };
}
