/** A place as the data set writes it. */
export interface GeoPoint {
  readonly lon: number;
  readonly lat: number;
}

/**
 * The fields of the data set of live faults: those of the incident feed in lower case, lists joined with ";", times in London without a zone. What is
 * not here does not exist for those who ask.
 */
export const FIELD_NAMES = [
  'incidentreference',
  'powercuttype',
  'incidenttype',
  'incidenttypename',
  'incidentcategory',
  'incidentdno',
  'statusid',
  'incidentscount',
  'creationdatetime',
  'receiveddate',
  'estimatedrestorationdate',
  'restoreddatetime',
  'planneddate',
  'planneddaymonth',
  'incidenttypetbcestimatedfriendlydescription',
  'stormincidenttypetbcestimatedfriendlydescription',
  'incidentcategorycustomerfriendlydescription',
  'stormincidentcategorycustomerfriendlydescription',
  'plannedincidentreason',
  'nocustomeraffected',
  'noplannedcustomers',
  'postcodesaffected',
  'fullpostcodedata',
  'streetnames',
  'unplannedincidents',
  'plannedincidents',
  'restoredincidents',
  'steps',
  'operatingzone',
  'geopoint',
] as const;

/** A record of the data set. */
export type OpenRecord = Readonly<Record<(typeof FIELD_NAMES)[number], string | number | GeoPoint | null>>;
