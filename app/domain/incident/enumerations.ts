import type { IncidentTypeCode, PowerCutType } from './incident';

/** Specification: form engine, section 4 "Incident status codes". The index is the code. */
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

/** Specification: form engine, section 3 "Enumerations". */
export const POWER_CUT_TYPES = [
  'unplanned',
  'planned',
  'restored',
  'multiple',
] as const satisfies readonly PowerCutType[];
/**
 * Ignores case and surrounding spaces. Specification: form engine, section 8 "Unknown power cut
 * type labels return nothing". Decision F-576.
 */
export const powerCutTypeOf = (label: unknown): PowerCutType | undefined =>
  typeof label === 'string'
    ? POWER_CUT_TYPES.find((type) => type === label.slice(0, 40).trim().toLowerCase())
    : undefined;

/**
 * Multiple, single premise, low voltage, two of high voltage and call group. Specification: form
 * engine, section 4 "Incident type codes"; decision F-577.
 */
export const isIncidentTypeCode = (code: unknown): code is IncidentTypeCode =>
  typeof code === 'number' && Number.isInteger(code) && code >= 0 && code <= 5;
