import causes from '../data/incidents/causes.json';
import words from '../data/incidents/words.json';

export interface DemoCause {
  readonly category: string;
  readonly cause: string;
  /** Once power is back. */
  readonly causeWas: string;
}

const { cable, substation, overheadLine, tree, damage, fuse } = causes;
const { transformer, cable: newCable, trees, homes } = words.workReasons;

export const causeNamed = (name: string): DemoCause => causes[name as keyof typeof causes];
export const workReasonNamed = (name: string): string =>
  words.workReasons[name as keyof typeof words.workReasons];

/** From the quickest to fix to the slowest. */
export const CAUSES_BY_LENGTH = [fuse, cable, tree, overheadLine, damage, substation] as const;
export const STORM_CAUSE = [overheadLine, tree, overheadLine, tree, substation] as const;
export const WORK_REASONS = [transformer, newCable, trees, homes] as const;
