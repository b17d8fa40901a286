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
};

/** An incident for tests and examples: an unplanned low voltage one of which nothing more is known. */
export const exampleIncident = (known: Partial<Incident> = {}): Incident => ({ ...plain, ...known });

/** A step for tests and examples, inactive and undated. */
export const exampleStep = (name: string, known: Partial<Step> = {}): Step => ({
  name,
  at: null,
  message: null,
  active: false,
  stepType: 0,
  ...known,
});
