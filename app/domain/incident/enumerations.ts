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
export const PANELS = [
  'multipin',
  'planned work',
  'aware',
  'unplanned',
  'not aware',
  'power back on',
  'not in our area',
] as const;
export const CHART_TYPES = ['stacked bar', 'line and bar', 'pie'] as const;
export const MEDIA_TYPES = ['Video', 'PDF Presentation'] as const;
export const SOCIAL_ICON_TYPES = ['facebook', 'instagram', 'twitter', 'youtube', 'linkedin', 'whatsapp'] as const;

/** Case and spaces around it do not matter on the wire; any other label returns nothing. */
const byLabel =
  <Label extends string>(labels: readonly Label[]) =>
  (label: unknown): Label | undefined =>
    typeof label === 'string'
      ? labels.find((known) => known.toLowerCase() === label.slice(0, 40).trim().toLowerCase())
      : undefined;

/** Specification: form engine, section 8 "Unknown power cut type labels return nothing". Decision F-576. */
export const powerCutTypeOf = byLabel(POWER_CUT_TYPES);
export const panelOf = byLabel(PANELS);
export const mediaTypeOf = byLabel(MEDIA_TYPES);

/** The journeys document writes "line-bar" for "line and bar"; both are read. Decision F-579. */
export const chartTypeOf = (label: unknown) => (label === 'line-bar' ? 'line and bar' : byLabel(CHART_TYPES)(label));

/** X is what Twitter is called now; its icon keeps the specification's name. Decision F-580. */
export const socialIconTypeOf = (label: unknown) =>
  typeof label === 'string' && label.trim().toLowerCase() === 'x' ? 'twitter' : byLabel(SOCIAL_ICON_TYPES)(label);

export const isIncidentTypeCode = (code: unknown): code is IncidentTypeCode =>
  typeof code === 'number' && Number.isInteger(code) && code >= 0 && code <= 5;

export const statusOf = (code: number): IncidentStatus | undefined => INCIDENT_STATUSES[code];
