import type { Wire } from '../../lib/wire';

/** Wire words for what an incident is. */
export type WirePowerCutType = Wire<'PowerCutType'>;
export type WireLatLng = Wire<'LatLng'>;
export type WireStep = Wire<'IncidentStep'>;
export type WireShape = Wire<'PostcodeShape'>;

type Members = Wire<'Incident'>;
/** What the contract asks of every record, and three members more that pages show. */
type Sent =
  | { [Name in keyof Members]-?: object extends Pick<Members, Name> ? never : Name }[keyof Members]
  | 'IncidentCategory'
  | 'StormIncidentTypeTBCEstimatedFriendlyDescription'
  | 'StormIncidentCategoryCustomerFriendlyDescription';

/**
 * An incident as the live feed and our own /api/power-cut/all-incidents write it. The members are an allow-list: staff names
 * (`Operator`, `Logs`) and everything else that a feed may hold never get past the parser.
 * Specification: journeys, section 3 and form engine, section 3 "Incident".
 */
export type WireIncident = Required<Pick<Members, Sent>> & Pick<Members, 'StreetNames'>;

/** The time that means none. */
export const NO_TIME = '0001-01-01T00:00:00';
