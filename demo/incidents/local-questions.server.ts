import { Failure, isFailure } from '~/domain/failure';
import { isCancelled, isFuture } from '~/domain/incident/flags';
import { coveringIncidents } from '~/domain/incident/for-address';
import type { Incident, PowerCutType } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import type { Position } from '~/domain/position';
import { parsePostcode, sectorOf } from '~/domain/postcode';
import type { AddressDirectory } from '~/server/ports/addresses/port';
import type { Incidents, IncidentSnapshot, Whereabouts } from '~/server/incidents/incidents';
import { createStreets } from './streets.server';

export type LocalQuestions = Pick<Incidents, 'byMpan' | 'futurePlanned' | 'closeRoads'>;

interface LocalQuestionsOptions {
  snapshot: () => IncidentSnapshot | null;
  addresses: AddressDirectory;
  nearestSector: (point: Position) => string | null;
  /** A feed does not contain a meter point's single-premise incidents. */
  ownReferences?: (mpan: string) => readonly string[];
  now?: () => Instant;
}

const ORDER: readonly (PowerCutType | null)[] = ['unplanned', null, 'planned', 'restored'];
const inOrder = (incidents: readonly Incident[]) =>
  [...incidents].sort((a, b) => ORDER.indexOf(a.powerCutType) - ORDER.indexOf(b.powerCutType));

export function createLocalQuestions(options: LocalQuestionsOptions): LocalQuestions {
  const { addresses, nearestSector, ownReferences = () => [], now = Date.now } = options;
  const streetsOf = createStreets(addresses);

  function requireSnapshot(): IncidentSnapshot {
    const snapshot = options.snapshot();
    if (!snapshot) throw new Failure('unavailable', 'There is no picture of the network yet');
    return snapshot;
  }

  const covering = (postcode: string, mpan: string | undefined) =>
    coveringIncidents({
      snapshot: requireSnapshot(),
      address: { postcode },
      ownReferences: mpan ? ownReferences(mpan) : [],
      now: now(),
    });

  async function postcodeOf(mpan: string): Promise<string | null> {
    try {
      const [found] = await addresses.search({ value: mpan, isMpan: true });
      return found?.postcode ?? null;
    } catch (error) {
      if (isFailure(error, 'not-found') || isFailure(error, 'invalid')) return null;
      throw error;
    }
  }

  const sectorNear = (near: Whereabouts): string | null =>
    'pin' in near ? nearestSector(near.pin) : sectorOf(near.postcode);

  return {
    async byMpan(mpan) {
      const postcode = await postcodeOf(mpan);
      return postcode === null ? [] : inOrder(covering(postcode, mpan));
    },
    async futurePlanned({ mpan, postcode }) {
      const place = parsePostcode(postcode);
      if (!place) return [];
      return covering(place.postcode, mpan)
        .filter((incident) => isFuture(incident, now()) && !isCancelled(incident))
        .sort((a, b) => (a.plannedAt ?? Infinity) - (b.plannedAt ?? Infinity))
        .map(({ reference }) => reference);
    },
    async closeRoads(incidents, near) {
      const { byReference } = requireSnapshot();
      const sector = sectorNear(near);
      const postcode = 'pin' in near ? null : (parsePostcode(near.postcode)?.postcode ?? null);
      return Promise.all(
        incidents.map(async ({ reference }) => ({
          reference,
          streetNames: await streetsOf(byReference.get(reference)?.postcodes ?? [], {
            sector,
            postcode,
          }),
        })),
      );
    },
  };
}
