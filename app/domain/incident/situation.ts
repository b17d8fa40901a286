import type { Instant } from '../time/instant';
import { estimateOf, type Estimate } from './estimate';
import { flagsOf, type Flags } from './flags';
import type { Incident, Step } from './incident';
import { outlookOf, type Outlook } from './outlook';
import { credibleSteps, latestUpdateOf, stageOf, type Stage } from './stage';

export interface Situation extends Flags {
  readonly incident: Incident;
  readonly now: Instant;
  readonly storm: boolean;
  readonly estimate: Estimate;
  readonly steps: readonly Step[];
  readonly latest: Step | null;
  readonly stage: Stage;
  readonly outlook: Outlook;
}

export function situationOf(
  incident: Incident,
  now: Instant,
  { storm }: { storm: boolean },
): Situation {
  const flags = flagsOf(incident, now);
  const steps = credibleSteps(incident, flags.isRestored);
  const estimate = estimateOf(incident, { storm, now });
  const stage = flags.isRestored ? 'restored' : stageOf(steps);
  const facts = {
    ...flags,
    incident,
    now,
    storm,
    estimate,
    steps,
    latest: latestUpdateOf(steps),
    stage,
  };
  return { ...facts, outlook: outlookOf(facts) };
}
