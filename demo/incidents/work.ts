import type { Instant } from '~/domain/time/instant';
import { wireTime } from '~/domain/time/london-time';
import type { EstimateRevision } from '~/server/incidents/incidents';
import type { WireIncident, WireStep } from '~/server/incidents/wire/wire-incident';
import type { DemoSector } from '../places/places';
import { dayMonth, estimateWindow } from './estimate-text';
import { shapeOf } from './sector-shape';
import { streetNames } from './street-names';

export interface DemoWork {
  readonly reference: string;
  readonly sector: DemoSector;
  readonly postcodes: readonly string[];
  readonly announcedAt: Instant;
  readonly plannedAt: Instant;
  readonly endsAt: Instant;
  /** Null if power has not come back. */
  readonly restoredAt: Instant | null;
  readonly cancelled: boolean;
  readonly reason: string;
  readonly customers: number;
}

const NAMES = ['Engineers on their way', 'Investigating & fixing', 'Power back on'] as const;

/** The feed gives planned work all its steps from the start, without dates. */
const stepsOf = (restoredAt: Instant | null): readonly WireStep[] =>
  NAMES.map((Name) => ({
    Name,
    Date: Name === 'Power back on' && restoredAt !== null ? wireTime(restoredAt) : null,
    Message: null,
    Active: Name === 'Power back on' && restoredAt !== null,
    StepType: 0,
  }));

export const workHistory = (work: DemoWork): readonly EstimateRevision[] =>
  work.cancelled
    ? []
    : [
        {
          reportedAt: work.announcedAt,
          estimatedAt: work.endsAt,
          estimateText: estimateWindow(work.endsAt),
        },
      ];

/** 5 complete, 6 pre-arranged, 1 in progress, 8 cancelled. */
function statusOf({ cancelled, plannedAt }: DemoWork, restored: boolean, now: Instant): number {
  if (cancelled) return 8;
  if (restored) return 5;
  return plannedAt <= now ? 1 : 6;
}

export function workRecord(work: DemoWork, now: Instant): WireIncident {
  const restoredAt = work.restoredAt !== null && work.restoredAt <= now ? work.restoredAt : null;
  const endsAt = work.cancelled ? null : work.endsAt;
  return {
    IncidentReference: work.reference,
    PowerCutType: 'Planned',
    IncidentType: 2,
    IncidentTypeName: 'Planned',
    IncidentCategory: '28',
    IncidentDno: work.sector.region,
    StatusId: statusOf(work, restoredAt !== null, now),
    IncidentsCount: 0,
    UnplannedIncidents: null,
    PlannedIncidents: null,
    RestoredIncidents: null,
    Steps: stepsOf(restoredAt),
    CreationDateTime: wireTime(work.announcedAt),
    ReceivedDate: wireTime(work.plannedAt),
    EstimatedRestorationDate: endsAt === null ? null : wireTime(endsAt),
    RestoredDateTime: restoredAt === null ? null : wireTime(restoredAt),
    PlannedDate: wireTime(work.plannedAt),
    PlannedDayMonth: dayMonth(work.plannedAt),
    IncidentTypeTBCEstimatedFriendlyDescription: estimateWindow(endsAt),
    StormIncidentTypeTBCEstimatedFriendlyDescription: null,
    IncidentCategoryCustomerFriendlyDescription: null,
    StormIncidentCategoryCustomerFriendlyDescription: null,
    PlannedIncidentReason: work.reason,
    NoCustomerAffected: 0,
    NoPlannedCustomers: work.customers,
    ...streetNames(work.postcodes, 2),
    PostCodesAffected: [work.sector.sector],
    FullPostcodeData: work.postcodes.map((postcode) => postcode.replace(' ', '')),
    PostcodeData: [shapeOf(work.sector)],
  };
}
