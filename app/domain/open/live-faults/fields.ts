export interface GeoPoint {
  readonly lon: number;
  readonly lat: number;
}

/**
 * The incident feed's in lower case, lists joined with ";", London times without a zone. No other
 * fields can be queried.
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

export type OpenRecord = Readonly<
  Record<(typeof FIELD_NAMES)[number], string | number | GeoPoint | null>
>;
