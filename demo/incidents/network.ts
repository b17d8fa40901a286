import { MINUTE, type Instant } from '~/domain/time/instant';
import { demoSectors, type DemoSector } from '../places/places';
import type { EstimateRevision } from '~/server/incidents/incidents';
import type { WireIncident } from '~/server/incidents/wire/wire-incident';
import { backgroundFaults, backgroundWorks } from './background';
import { CONTRACT_GROUPS, contractFaults, faultsOfPremise, sceneStart } from './contract-faults';
import { contractWorks } from './contract-works';
import { faultHistory, faultRecord, type DemoFault } from './fault';
import { groupRecord } from './group';
import { stormSectors } from './storm';
import { workHistory, workRecord, type DemoWork } from './work';

/**
 * Everything is a function of the requested time (and, in the storm, of the start of the process):
 * nothing is random, and only the last snapshot is cached.
 */
export function createDemoNetwork({ storm, startedAt }: { storm: boolean; startedAt: Instant }) {
  const sectors = demoSectors();
  const byName = new Map(sectors.map((sector) => [sector.sector, sector]));
  const ordinary = sectors.filter(({ scenario }) => !scenario);
  const sectorOf = (name: string): DemoSector => {
    const sector = byName.get(name);
    if (!sector) throw new Error(`The demonstration has no sector ${name}`);
    return sector;
  };
  const stormy = storm ? stormSectors(ordinary, startedAt) : [];
  const stormFaults = stormy.flatMap(({ faults }) => faults);
  const stormByReference = new Map(stormFaults.map((fault) => [fault.reference, fault]));
  const stormRecords = stormFaults.map((fault) => faultRecord(fault, startedAt));

  const movingFaults = (now: Instant): readonly DemoFault[] => [
    ...contractFaults(sectorOf, now),
    ...(storm ? [] : backgroundFaults(ordinary, now)),
  ];
  const movingWorks = (now: Instant) => [
    ...contractWorks(sectorOf, now),
    ...(storm ? [] : backgroundWorks(ordinary, now)),
  ];

  /** Moments with the same answer share a snapshot. */
  const changedAt = (now: Instant): Instant =>
    storm ? sceneStart(now) : Math.floor(now / MINUTE) * MINUTE;

  let last: { at: Instant; faults: readonly DemoFault[]; works: readonly DemoWork[] } | null = null;
  function sceneAt(now: Instant) {
    const at = changedAt(now);
    if (last?.at !== at) last = { at, faults: movingFaults(now), works: movingWorks(now) };
    return last;
  }

  function groupsOf(records: readonly WireIncident[]): readonly WireIncident[] {
    const byReference = new Map(records.map((record) => [record.IncidentReference, record]));
    const membersOf = (references: readonly string[]) =>
      references.flatMap((reference) => byReference.get(reference) ?? []);
    const groups = CONTRACT_GROUPS.map(({ reference, sector, members }) =>
      groupRecord(reference, sectorOf(sector), membersOf(members)),
    );
    for (const { reference, sector, faults } of stormy) {
      if (faults.length < 2) continue;
      const members = membersOf(faults.map((fault) => fault.reference));
      groups.push(groupRecord(reference, sector, members));
    }
    return groups;
  }

  function recordsAt(now: Instant): readonly WireIncident[] {
    const { faults, works } = sceneAt(now);
    const records = [
      ...faults.map((fault) => faultRecord(fault, now)),
      ...stormRecords,
      ...works.map((work) => workRecord(work, now)),
    ];
    return [...records, ...groupsOf(records)];
  }

  return {
    changedAt,
    recordsAt,
    /** Up to now, newest first. */
    historyOf(reference: string, now: Instant): readonly EstimateRevision[] {
      const { faults, works } = sceneAt(now);
      const fault =
        faults.find((one) => one.reference === reference) ?? stormByReference.get(reference);
      if (fault) return faultHistory(fault, now);
      const work = works.find((one) => one.reference === reference);
      return work ? workHistory(work) : [];
    },
    referencesOf: faultsOfPremise,
  };
}

export type DemoNetwork = ReturnType<typeof createDemoNetwork>;
