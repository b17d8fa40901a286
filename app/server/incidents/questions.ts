import type { Incidents } from './incidents';

/** What is asked about one visitor's place, beyond the picture that everybody shares. */
export type IncidentQuestions = Pick<Incidents, 'byMpan' | 'futurePlanned' | 'closeRoads'>;
