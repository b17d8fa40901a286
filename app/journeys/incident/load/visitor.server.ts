import { isSinglePremise } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import type { Position } from '~/domain/position';
import { sectorOf } from '~/domain/postcode';
import { homePlace } from '~/journeys/warm/warm-near.server';
import type { Gateways } from '~/server/gateways.server';
import type { Whereabouts } from '~/server/incidents/incidents';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { Visit } from '~/server/visit/session.server';
import { covers } from '../models/incident-model';
import { createRoads, type Roads } from './roads.server';

const LIMIT_MS = 1500;
export type Sources = Pick<Gateways, 'incidents' | 'geography'>;

export interface Visitor {
  isIn(sector: string): boolean;
  isAt(incident: Incident): boolean;
  /** By meter point: to a neighbour a single premise is somebody else's home. */
  isOwnHome(incident: Incident): Promise<boolean>;
  roads(incidents: readonly Incident[]): Promise<Roads>;
  isOwnStreet(street: string): boolean;
  /** Where they would set out from to a warm place; null if only the incident says where. */
  home(incident: Incident): Promise<Position | null>;
}

/**
 * Else the incident's postcode. An address is reduced to its postcode: only nearby streets are
 * looked up, and neighbours share the answer (docs/decisions/donut.md).
 */
export function whereabouts(visit: Visit, incidents: readonly Incident[]): Whereabouts | null {
  const { searchedAddress, notFoundPinDropCoords, pinLocation } = visit;
  if (searchedAddress) return { postcode: searchedAddress.postcode };
  const pin = notFoundPinDropCoords ?? pinLocation;
  if (pin) return { pin };
  const postcode = incidents.flatMap(({ postcodes }) => postcodes)[0];
  return postcode === undefined ? null : { postcode };
}

/** `fullAddress` reads "7 Orchard Row, Cambridge, CB1 9ZA". */
function isStreetOf(fullAddress: string, street: string): boolean {
  const name = street.toLowerCase();
  return fullAddress
    .toLowerCase()
    .split(',')
    .some((part) => part.trim() === name || part.endsWith(` ${name}`));
}

const roadsBySource = new WeakMap<object, ReturnType<typeof createRoads>>();
function roadsOf(incidents: Gateways['incidents']): ReturnType<typeof createRoads> {
  const roads = roadsBySource.get(incidents) ?? createRoads(incidents);
  roadsBySource.set(incidents, roads);
  return roads;
}

export function visitorOf({ incidents, geography }: Sources, visit: Visit): Visitor {
  const { searchedAddress } = visit;
  return {
    isIn: (sector) => searchedAddress !== null && sectorOf(searchedAddress.postcode) === sector,
    isAt: (incident) => covers(incident, searchedAddress),
    async isOwnHome(incident) {
      if (!isSinglePremise(incident) || !searchedAddress?.mpan) return false;
      const own = await withTimeout(LIMIT_MS, incidents.byMpan(searchedAddress.mpan), []);
      return own.some(({ reference }) => reference === incident.reference);
    },
    roads: (asked) => roadsOf(incidents)(asked, whereabouts(visit, asked)),
    isOwnStreet: (street) => isStreetOf(searchedAddress?.fullAddress ?? '', street),
    home: (incident) => homePlace(geography, incident, searchedAddress),
  };
}
