import type { Incident, Step } from './incident';

export type Stage = 'reported' | 'on-the-way' | 'investigating' | 'restored';

const AUTOMATIC = 'we are restoring customers automatically';

/** In lower case with "and" for "&". */
const STAGE_OF_NAME: Readonly<Record<string, Stage>> = {
  reported: 'reported',
  'power cut reported': 'reported',
  [AUTOMATIC]: 'reported',
  'restoring automatically': 'reported',
  'engineers on their way': 'on-the-way',
  'investigating and fixing': 'investigating',
  'engineers investigating and fixing': 'investigating',
  'power back on': 'restored',
};

const plainName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/&amp;|&/g, 'and')
    .replace(/\s+/g, ' ');

/** Only own properties, because the feed may say "constructor". */
export const stageOfName = (name: string): Stage | null => {
  const key = plainName(name);
  return Object.hasOwn(STAGE_OF_NAME, key) ? (STAGE_OF_NAME[key] ?? null) : null;
};

export const isAutomatic = (name: string): boolean =>
  plainName(name) === AUTOMATIC || plainName(name) === 'restoring automatically';

/** The automatic restoration step has a long name in the feed (J-888). */
export const shortStepName = (name: string): string =>
  isAutomatic(name) ? 'Restoring automatically' : name;

/**
 * The first active step, in feed order, with no step type (J-889, J-890). Pass
 * `credibleSteps(incident)`.
 */
export const latestUpdateOf = (steps: readonly Step[]): Step | null =>
  steps.find((step) => step.active && step.stepType === 0) ?? null;

/**
 * By the latest step's name. An unknown name is a stage we do not know: show the first stage rather
 * than nothing. If no step is active, the last dated one counts.
 */
export function stageOf(steps: readonly Step[]): Stage {
  const latest =
    latestUpdateOf(steps) ?? steps.filter((step) => step.stepType === 0 && step.at !== null).at(-1);
  return (latest && stageOfName(latest.name)) ?? 'reported';
}

/**
 * Planned work has all its steps from the start, with "Power back on" active and undated: such a
 * step means nothing until the incident is restored, and an undated inactive one has not happened.
 */
export function credibleSteps(
  incident: Pick<Incident, 'steps'>,
  restored: boolean,
): readonly Step[] {
  return incident.steps.filter(
    (step) =>
      step.stepType !== 0 ||
      ((step.at !== null || step.active) && (restored || stageOfName(step.name) !== 'restored')),
  );
}

/**
 * Those with a name and either a date or a message, newest first. Of undated ones, an active one is
 * current and comes first, the others come last.
 */
export function shownSteps(steps: readonly Step[]): readonly Step[] {
  const rank = (step: Step) => step.at ?? (step.active ? Infinity : -Infinity);
  return steps
    .filter((step) => step.name.trim() !== '' && (step.at !== null || step.message !== null))
    .map((step) => ({ step, rank: rank(step) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : b.rank - a.rank))
    .map(({ step }) => step);
}
