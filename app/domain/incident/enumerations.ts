import type { IncidentTypeCode, PowerCutType } from './incident';

/** Specification: form engine, section 4 "Incident type codes". HV_N and HV_S mean the same to visitors; decision F-577. */
export const INCIDENT_TYPES: Readonly<
  Record<IncidentTypeCode, { readonly shortCode: string; readonly label: string }>
> = {
  0: { shortCode: 'MULTI', label: 'multiple' },
  1: { shortCode: 'SP', label: 'single premise' },
  2: { shortCode: 'LV', label: 'low voltage' },
  3: { shortCode: 'HV_N', label: 'high voltage network' },
  4: { shortCode: 'HV_S', label: 'high voltage' },
  5: { shortCode: 'CG', label: 'call group' },
};

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
export type IncidentStatus = (typeof INCIDENT_STATUSES)[number];

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

export const isIncidentTypeCode = (code: unknown): code is IncidentTypeCode =>
  typeof code === 'number' && Number.isInteger(code) && code >= 0 && code <= 5;

export const statusOf = (code: number): IncidentStatus | undefined => INCIDENT_STATUSES[code];
