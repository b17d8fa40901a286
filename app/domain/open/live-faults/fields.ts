import type { Instant } from '../../time/instant';
import { parseLondon } from '../../time/london-time';
import { folded } from './words';

/** A time is written as the data set writes it, London's clock without a zone, and compared as the moment that it is. */
export type FieldKind = 'text' | 'number' | 'time' | 'point';

/** A place as the data set writes it. */
export interface GeoPoint {
  readonly lon: number;
  readonly lat: number;
}
export type FieldValue = string | number | GeoPoint | null;

/**
 * The fields of the data set of live faults: those of the incident feed in lower case, lists joined with ";". What is not here does not
 * exist for those who ask.
 */
export const FIELDS = {
  incidentreference: 'text',
  powercuttype: 'text',
  incidenttype: 'number',
  incidenttypename: 'text',
  incidentcategory: 'text',
  incidentdno: 'number',
  statusid: 'number',
  incidentscount: 'number',
  creationdatetime: 'time',
  receiveddate: 'time',
  estimatedrestorationdate: 'time',
  restoreddatetime: 'time',
  planneddate: 'time',
  planneddaymonth: 'text',
  incidenttypetbcestimatedfriendlydescription: 'text',
  stormincidenttypetbcestimatedfriendlydescription: 'text',
  incidentcategorycustomerfriendlydescription: 'text',
  stormincidentcategorycustomerfriendlydescription: 'text',
  plannedincidentreason: 'text',
  nocustomeraffected: 'number',
  noplannedcustomers: 'number',
  postcodesaffected: 'text',
  fullpostcodedata: 'text',
  streetnames: 'text',
  unplannedincidents: 'text',
  plannedincidents: 'text',
  restoredincidents: 'text',
  steps: 'text',
  operatingzone: 'text',
  geopoint: 'point',
} as const satisfies Readonly<Record<string, FieldKind>>;
export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

export const fieldNamed = (name: string): FieldName | null =>
  Object.hasOwn(FIELDS, name) ? (name as FieldName) : null;

export type OpenValues = Readonly<Record<FieldName, FieldValue>>;

/** A record, with what comparing it needs worked out once. */
export interface OpenRecord {
  readonly values: OpenValues;
  /** A time as its moment, anything else as it is; null for a place. */
  comparable(field: FieldName): string | number | null;
  /** A text without case and accents. */
  folded(field: FieldName): string;
}

export function openRecord(values: OpenValues): OpenRecord {
  const moments = new Map<FieldName, Instant | null>();
  const texts = new Map<FieldName, string>();
  function momentOf(field: FieldName): Instant | null {
    const known = moments.get(field);
    if (known !== undefined) return known;
    const moment = parseLondon(values[field]);
    moments.set(field, moment);
    return moment;
  }
  return {
    values,
    comparable(field) {
      if (FIELDS[field] === 'time') return momentOf(field);
      const value = values[field];
      return typeof value === 'object' ? null : value;
    },
    folded(field) {
      const known = texts.get(field);
      if (known !== undefined) return known;
      const value = values[field];
      const text = typeof value === 'string' ? folded(value) : '';
      texts.set(field, text);
      return text;
    },
  };
}
