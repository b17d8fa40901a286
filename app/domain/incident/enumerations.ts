import type { IncidentTypeCode, PowerCutType } from './incident';

/** The index is the code. */
export const INCIDENT_STATUSES = [
  'awaiting',
  'in progress',
  'emergency',
  'delog',
  'reports OS',
  'complete',
  'pre-arranged',
  'merged',
  'cancelled',
  'pending merge',
  'pending cancel',
] as const;

export const POWER_CUT_TYPES = [
  'unplanned',
  'planned',
  'restored',
  'multiple',
] as const satisfies readonly PowerCutType[];
/** Ignores case and surrounding spaces; undefined for an unknown label (F-576). */
export const powerCutTypeOf = (label: unknown): PowerCutType | undefined =>
  typeof label === 'string'
    ? POWER_CUT_TYPES.find((type) => type === label.slice(0, 40).trim().toLowerCase())
    : undefined;

export const isIncidentTypeCode = (code: unknown): code is IncidentTypeCode =>
  typeof code === 'number' && Number.isInteger(code) && code >= 0 && code <= 5;
