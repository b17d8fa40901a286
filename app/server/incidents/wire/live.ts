import { isIncidentTypeCode, powerCutTypeOf } from '~/domain/incident/enumerations';
import type { PowerCutType } from '~/domain/incident/incident';
import { isRecord } from '~/domain/is-record';
import type { Position } from '~/domain/position';
import { parsePostcode, parseSector, sectorOf } from '~/domain/postcode';
import { cleanMessage, publicText, wholeText } from './clean-text';
import {
  readEach,
  readList,
  readReference,
  readCount,
  readText,
  readTime,
  readWhole,
  type Raw,
} from './read-values';
import { readLatLng, readShapes } from './sector-shapes';
import {
  NO_TIME,
  type WireIncident,
  type WirePowerCutType,
  type WireStep,
  type WireShape,
} from './wire-incident';
import { isInside } from '~/server/ports/geography/boundary';
import { outlines } from '~/server/ports/geography/outlines';
import { realSectorCentres } from '~/server/ports/geography/sector-centres';

/** The outlines are in the order of region numbers; the last is the whole area. */
const regions = outlines.slice(0, -1);

/**
 * For a record that doesn't number its region: by its first known position, else by its sectors; 0
 * if it is not ours. The feed's zones say nothing about regions.
 */
function regionOf(
  sectors: readonly string[],
  shapes: readonly Pick<WireShape, 'Center' | 'Coordinates'>[],
  point: Position | null,
): number {
  const drawn = shapes.map(({ Center, Coordinates }) => Center ?? Coordinates[0] ?? null);
  for (const place of [point, ...drawn, ...sectors.map(realSectorCentres().placeOf)]) {
    const region = place === null ? 0 : regions.findIndex((one) => isInside(one, place)) + 1;
    if (region > 0) return region;
  }
  return 0;
}

const LONGEST_TEXT = 2000;
const MOST_REFERENCES = 5000;
const MOST_SECTORS = 5000;
const MOST_POSTCODES = 20_000;
const MOST_STEPS = 500;
const MOST_STREETS = 100;

const WIRE_WORDS: Readonly<Record<PowerCutType, WirePowerCutType>> = {
  unplanned: 'Unplanned',
  planned: 'Planned',
  restored: 'Restored',
  multiple: 'Multiple',
};

/** A street name only: text starting with a house number would be somebody's address. */
const STREET = /^(?!\d+[A-Za-z]?\s)[\p{L}\d][\p{L}\d '’.&-]{1,59}$/u;
function readStreet(value: unknown): string | null {
  const street = readText(value, 60);
  return street !== null && STREET.test(street) ? street : null;
}

/** "RH110LN", without a space as in the feed. Drops junk such as `UK`, `UMS` or a bare outcode. */
const readFullPostcode = (value: unknown): string | null =>
  parsePostcode(value)?.postcode.replace(' ', '') ?? null;

/** Operator is a member of staff and is not read. */
const readStep = (value: unknown, numbers: ReadonlySet<string>): WireStep | null =>
  isRecord(value)
    ? {
        Name: publicText(value['Name'], 200, numbers) ?? '',
        Date: readTime(value['Date']),
        Message: cleanMessage(value['Message'], numbers),
        Active: value['Active'] === true || value['Active'] === 'true',
        StepType: readWhole(value['StepType'], { highest: 1000 }),
      }
    : null;

const readReferences = (value: unknown) => readEach(value, MOST_REFERENCES, readReference);

function readSectors(raw: Raw, postcodes: readonly string[]): readonly string[] {
  const named = readEach(
    raw['PostCodesAffected'],
    MOST_SECTORS,
    (item) => parseSector(item) ?? sectorOf(item),
  );
  return named.length > 0 ? named : readEach(postcodes, MOST_POSTCODES, sectorOf);
}

export interface ReadRecord {
  readonly wire: WireIncident;
  /**
   * Null for a word we do not know; on the wire it is then "Unplanned", the nearest of the four.
   */
  readonly powerCutType: PowerCutType | null;
}

/**
 * Reads one live record (PascalCase) without its quirks: sentinel values, junk postcodes, blank
 * texts, HTML, staff names. Null only without a usable reference, because nothing else is worth
 * losing a power cut over.
 */
export function readLiveRecord(raw: Raw, numbers: ReadonlySet<string>): ReadRecord | null {
  const reference = readReference(raw['IncidentReference']);
  if (reference === null) return null;
  const powerCutType = powerCutTypeOf(raw['PowerCutType']) ?? null;
  const code = readWhole(raw['IncidentType'], {
    highest: 5,
    fallback: powerCutType === 'multiple' ? 0 : 2,
  });
  const grouped = powerCutType === 'multiple' || (powerCutType === null && code === 0);
  const listed = readEach(raw['FullPostcodeData'], MOST_POSTCODES, readFullPostcode);
  // The feed's single `Postcode` is mostly blank; it counts if there are no others.
  const postcodes = listed.length > 0 ? listed : readEach([raw['Postcode']], 1, readFullPostcode);
  const streets = readEach(raw['StreetNames'], MOST_STREETS, readStreet);
  const text = (name: string, longest = LONGEST_TEXT) => wholeText(raw[name], longest, numbers);
  const group = (name: string) => (grouped ? readReferences(raw[name]) : null);
  const sectors = readSectors(raw, postcodes);
  const shapes = readShapes(raw['PostcodeData'], raw['PostcodeGeometryData']);
  const point = readLatLng(raw['Point']);
  const place = publicText(raw['PlaceName'], 80, numbers);
  const wire: WireIncident = {
    IncidentReference: reference,
    PowerCutType: WIRE_WORDS[powerCutType ?? (grouped ? 'multiple' : 'unplanned')],
    IncidentType: isIncidentTypeCode(code) ? code : 2,
    IncidentTypeName: readText(raw['IncidentTypeName'], 50),
    IncidentCategory: readText(raw['IncidentCategory'], 20),
    IncidentDno:
      raw['IncidentDno'] == null
        ? regionOf(sectors, shapes, point)
        : readWhole(raw['IncidentDno'], { highest: regions.length }),
    StatusId: readWhole(raw['StatusId'], { highest: 10 }),
    IncidentsCount: readWhole(raw['IncidentsCount']),
    UnplannedIncidents: group('UnplannedIncidents'),
    PlannedIncidents: group('PlannedIncidents'),
    RestoredIncidents: group('RestoredIncidents'),
    Steps: readList(raw['Steps'], MOST_STEPS)
      .map((step) => readStep(step, numbers))
      .filter((step) => step !== null),
    CreationDateTime: readTime(raw['CreationDateTime']) ?? NO_TIME,
    ReceivedDate: readTime(raw['ReceivedDate']),
    EstimatedRestorationDate: readTime(raw['EstimatedRestorationDate']),
    RestoredDateTime: readTime(raw['RestoredDateTime']),
    PlannedDate: readTime(raw['PlannedDate']),
    PlannedDayMonth: readText(raw['PlannedDayMonth'], 10),
    IncidentTypeTBCEstimatedFriendlyDescription: text(
      'IncidentTypeTBCEstimatedFriendlyDescription',
      100,
    ),
    StormIncidentTypeTBCEstimatedFriendlyDescription: text(
      'StormIncidentTypeTBCEstimatedFriendlyDescription',
      100,
    ),
    IncidentCategoryCustomerFriendlyDescription: text(
      'IncidentCategoryCustomerFriendlyDescription',
    ),
    StormIncidentCategoryCustomerFriendlyDescription: text(
      'StormIncidentCategoryCustomerFriendlyDescription',
    ),
    PlannedIncidentReason: text('PlannedIncidentReason'),
    NoCustomerAffected: readCount(raw['NoCustomerAffected']),
    NoPlannedCustomers: readCount(raw['NoPlannedCustomers']),
    PostCodesAffected: sectors,
    FullPostcodeData: postcodes,
    ...(streets.length > 0 && { StreetNames: streets }),
    ...(point && { Point: point }),
    ...(place !== null && { PlaceName: place }),
    ...(raw['PlannedIsDay'] === true && { PlannedIsDay: true }),
    PostcodeData: shapes,
  };
  return { wire, powerCutType };
}
