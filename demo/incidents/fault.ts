import type { Instant } from '~/domain/time/instant';
import { wireTime, inLondon } from '~/domain/time/london-time';
import type { EstimateRevision } from '~/server/incidents/incidents';
import type { WireIncident, WireStep } from '~/server/incidents/wire/wire-incident';
import words from '../data/incidents/words.json';
import type { DemoSector } from '../places/places';
import { estimateWindow } from './estimate-text';
import { shapeOf } from './sector-shape';
import { streetNames } from './street-names';

/** From start to end; the feed contains what has happened by a given time. */
export interface DemoFault {
  readonly reference: string;
  readonly type: 1 | 2 | 3 | 4 | 5;
  readonly category: string;
  readonly cause: string;
  readonly causeWas: string;
  readonly sectors: readonly DemoSector[];
  readonly postcodes: readonly string[];
  readonly reportedAt: Instant;
  readonly onTheirWayAt: Instant | null;
  readonly onSiteAt: Instant | null;
  readonly restoredAt: Instant | null;
  /** Oldest first; null is "To be confirmed". */
  readonly statements: readonly {
    readonly loggedAt: Instant;
    readonly estimatedAt: Instant | null;
  }[];
  readonly customers: number;
  /** After restoration: operators differ. */
  readonly keepsCount?: boolean;
  readonly note?: { readonly loggedAt: Instant; readonly text: string };
}

const had = (at: Instant | null, now: Instant): at is Instant => at !== null && at <= now;

const clock = (at: Instant): string => inLondon(at).format('H:mm');

type StepName = keyof typeof words.steps;
const messageOf = (step: StepName, at: Instant): string =>
  words.steps[step].replace('{time}', clock(at));

function stepsOf(fault: DemoFault, now: Instant): readonly WireStep[] {
  const times: readonly (readonly [StepName, Instant | null])[] = [
    ['Reported', fault.reportedAt],
    ['Engineers on their way', fault.onTheirWayAt],
    ['Investigating & fixing', fault.onSiteAt],
    ['Power back on', fault.restoredAt],
  ];
  const latest = times.findLast(([, at]) => had(at, now))?.[0];
  const stages = times.map(([Name, at]): WireStep => {
    const reached = had(at, now);
    return {
      Name,
      Date: reached ? wireTime(at) : null,
      Message: reached ? messageOf(Name, at) : null,
      Active: Name === latest,
      StepType: 0,
    };
  });
  const { note } = fault;
  return note && note.loggedAt <= now
    ? [
        {
          Name: words.note,
          Date: wireTime(note.loggedAt),
          Message: `<p>${note.text}</p>`,
          Active: true,
          StepType: 1,
        },
        ...stages,
      ]
    : stages;
}

/** Estimates are revised until the power is back. */
export function faultHistory(fault: DemoFault, now: Instant): readonly EstimateRevision[] {
  return fault.statements
    .filter(
      ({ loggedAt }) =>
        loggedAt <= now && (fault.restoredAt === null || loggedAt < fault.restoredAt),
    )
    .map(({ loggedAt, estimatedAt }) => ({
      reportedAt: loggedAt,
      estimatedAt,
      estimateText: estimateWindow(estimatedAt),
    }))
    .reverse();
}

export function faultRecord(fault: DemoFault, now: Instant): WireIncident {
  const restored = had(fault.restoredAt, now);
  const estimatedAt = faultHistory(fault, now)[0]?.estimatedAt ?? null;
  return {
    IncidentReference: fault.reference,
    PowerCutType: restored ? 'Restored' : 'Unplanned',
    IncidentType: fault.type,
    IncidentTypeName: restored ? 'Restored' : 'Unplanned',
    IncidentCategory: fault.category,
    IncidentDno: fault.sectors[0]?.region ?? 0,
    StatusId: restored ? 5 : had(fault.onTheirWayAt, now) ? 1 : 0,
    IncidentsCount: 0,
    UnplannedIncidents: null,
    PlannedIncidents: null,
    RestoredIncidents: null,
    Steps: stepsOf(fault, now),
    CreationDateTime: wireTime(fault.reportedAt + 72_000),
    ReceivedDate: wireTime(fault.reportedAt),
    EstimatedRestorationDate: estimatedAt === null ? null : wireTime(estimatedAt),
    RestoredDateTime: restored && fault.restoredAt !== null ? wireTime(fault.restoredAt) : null,
    PlannedDate: null,
    PlannedDayMonth: null,
    IncidentTypeTBCEstimatedFriendlyDescription: estimateWindow(estimatedAt),
    StormIncidentTypeTBCEstimatedFriendlyDescription: null,
    IncidentCategoryCustomerFriendlyDescription: restored ? fault.causeWas : fault.cause,
    StormIncidentCategoryCustomerFriendlyDescription: null,
    PlannedIncidentReason: null,
    NoCustomerAffected: restored && !fault.keepsCount ? 0 : fault.customers,
    NoPlannedCustomers: 0,
    ...streetNames(fault.postcodes, fault.type),
    PostCodesAffected: fault.sectors.map(({ sector }) => sector),
    FullPostcodeData: fault.postcodes.map((postcode) => postcode.replace(' ', '')),
    PostcodeData: fault.sectors.map(shapeOf),
  };
}
