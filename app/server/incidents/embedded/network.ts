import { MINUTE, type Instant } from '~/domain/instant';
import { demoSectors, type DemoSector } from '../../addresses/demo-network';
import type { EstimateRevision } from '../incidents';
import type { WireIncident } from '../wire/wire-incident';
import { backgroundFaults, backgroundWorks } from './background';
import { CONTRACT_GROUPS, contractFaults, PREMISES, sceneStart } from './contract-faults';
import { contractWorks } from './contract-works';
import { faultHistory, faultRecord, type DemoFault } from './fault';
import { groupRecord } from './group';
import { stormSectors } from './storm';
import { workHistory, workRecord, type DemoWork } from './work';

/**
 * The invented network. Everything is a function of the time that is asked about (and, in the storm, of the start of the process):
 * nothing is random, and nothing but the last picture is kept. Contract: design/demo-data.
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
  const stormRecords = stormFaults.map((fault) => faultRecord(fault, startedAt));

  const movingFaults = (now: Instant): readonly DemoFault[] => [
    ...contractFaults(sectorOf, now),
    ...(storm ? [] : backgroundFaults(ordinary, now)),
  ];
  const movingWorks = (now: Instant) => [
    ...contractWorks(sectorOf, now),
    ...(storm ? [] : backgroundWorks(ordinary, now)),
  ];

  /** When the picture of this moment began: two moments with the same answer have the same picture. */
  const changedAt = (now: Instant): Instant => (storm ? sceneStart(now) : Math.floor(now / MINUTE) * MINUTE);

  let last: { at: Instant; faults: readonly DemoFault[]; works: readonly DemoWork[] } | null = null;
  /** What goes on, made once for each picture and not for each visitor. */
  function sceneAt(now: Instant) {
    const at = changedAt(now);
    if (last?.at !== at) last = { at, faults: movingFaults(now), works: movingWorks(now) };
    return last;
  }

  function groupsOf(records: readonly WireIncident[]): readonly WireIncident[] {
    const byReference = new Map(records.map((record) => [record.IncidentReference, record]));
    const membersOf = (references: readonly string[]) =>
      references.flatMap((reference) => byReference.get(reference) ?? []);
    return [
      ...CONTRACT_GROUPS.map(({ reference, sector, members }) =>
        groupRecord(reference, sectorOf(sector), membersOf(members)),
      ),
      ...stormy
        .filter(({ faults }) => faults.length > 1)
        .map(({ reference, sector, faults }) =>
          groupRecord(reference, sector, membersOf(faults.map((fault) => fault.reference))),
        ),
    ];
  }

  return {
    changedAt,
    /** What the live feed would answer at this moment. */
    recordsAt(now: Instant): readonly WireIncident[] {
      const { faults, works } = sceneAt(now);
      const records = [
        ...faults.map((fault) => faultRecord(fault, now)),
        ...stormRecords,
        ...works.map((work) => workRecord(work, now)),
      ];
      return [...records, ...groupsOf(records)];
    },
    /** What was said about an estimate up to now, newest first. */
    historyOf(reference: string, now: Instant): readonly EstimateRevision[] {
      const { faults, works } = sceneAt(now);
      const fault = [...faults, ...stormFaults].find((one) => one.reference === reference);
      if (fault) return faultHistory(fault, now);
      const work = works.find((one) => one.reference === reference);
      return work ? workHistory(work) : [];
    },
    /** References of the single-premise incidents of a meter point. */
    referencesOf: (mpan: string): readonly string[] =>
      Object.entries(PREMISES).flatMap(([reference, mpans]) => (mpans.includes(mpan) ? [reference] : [])),
  };
}

export type DemoNetwork = ReturnType<typeof createDemoNetwork>;
