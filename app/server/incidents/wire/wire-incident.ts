import type { Wire } from '../../lib/wire';

export type WirePowerCutType = Wire<'PowerCutType'>;
export type WireLatLng = Wire<'LatLng'>;
export type WireStep = Wire<'IncidentStep'>;
export type WireShape = Wire<'PostcodeShape'>;

type Members = Wire<'Incident'>;
/** The contract's required members, and three more that pages show. */
type Sent =
  | { [Name in keyof Members]-?: object extends Pick<Members, Name> ? never : Name }[keyof Members]
  | 'IncidentCategory'
  | 'StormIncidentTypeTBCEstimatedFriendlyDescription'
  | 'StormIncidentCategoryCustomerFriendlyDescription';

/**
 * In the format of the live feed and our own /api/power-cut/all-incidents. The members are an
 * allow-list: staff names (`Operator`, `Logs`) and anything else in a feed never get past the
 * parser.
 */
export type WireIncident = Required<Pick<Members, Sent>> &
  Pick<Members, 'StreetNames' | 'Point' | 'PlaceName' | 'PlannedIsDay'>;

export const NO_TIME = '0001-01-01T00:00:00';
