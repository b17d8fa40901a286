import type { Incident, Step } from './incident';

const plain: Incident = {
  reference: 'INCD-1-A',
  powerCutType: 'unplanned',
  type: 2,
  typeName: 'Unplanned',
  category: '47',
  statusId: 1,
  region: 1,
  group: null,
  steps: [],
  createdAt: null,
  receivedAt: null,
  estimatedAt: null,
  restoredAt: null,
  plannedAt: null,
  plannedDayMonth: null,
  estimateText: null,
  stormEstimateText: null,
  cause: null,
  stormCause: null,
  plannedReason: null,
  customersAffected: 0,
  customersPlanned: 0,
  sectors: [],
  postcodes: [],
  streets: [],
  town: null,
  county: null,
  shapes: [],
  point: null,
  placeName: null,
  isPlannedDay: false,
};

/** For tests and examples: an unplanned low voltage incident with nothing else known. */
export const exampleIncident = (overrides: Partial<Incident> = {}): Incident => ({
  ...plain,
  ...overrides,
});

/** For tests and examples: an inactive, undated step. */
export const exampleStep = (name: string, overrides: Partial<Step> = {}): Step => ({
  name,
  at: null,
  message: null,
  active: false,
  stepType: 0,
  ...overrides,
});
