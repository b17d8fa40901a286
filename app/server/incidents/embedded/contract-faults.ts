import { HOUR, MINUTE, type Instant } from '~/domain/instant';
import type { DemoSector } from '../../addresses/demo-network';
import { CABLE, FUSE, OVERHEAD_LINE, SUBSTATION } from './causes';
import type { DemoFault } from './fault';

export type SectorOf = (sector: string) => DemoSector;

/** Everything stands still for half an hour, then the whole scene moves on with the clock: it is always as the README says. */
export const sceneStart = (now: Instant): Instant => Math.floor(now / (30 * MINUTE)) * 30 * MINUTE;
const fullHour = (instant: Instant): Instant => Math.ceil(instant / HOUR) * HOUR;

/** The unplanned and restored ones of the contract postcodes. Contract: design/demo-data; API contract, examples. */
export function contractFaults(sectorOf: SectorOf, now: Instant): readonly DemoFault[] {
  const start = sceneStart(now);
  const ago = (minutes: number) => start - minutes * MINUTE;
  const at = (name: string) => {
    const sector = sectorOf(name);
    return { sectors: [sector], postcodes: sector.postcodes };
  };
  const unknown = (minutesAgo: number) => ({ saidAt: ago(minutesAgo), estimatedAt: null });
  const base = { onSiteAt: null, restoredAt: null };

  /** On the way since about an hour; what was said slipped once. */
  const onTheirWay = (reportedAgo: number) => {
    const back = fullHour(start + 2 * HOUR) + 30 * MINUTE;
    return {
      ...base,
      reportedAt: ago(reportedAgo),
      onTheirWayAt: ago(reportedAgo - 17),
      statements: [
        unknown(reportedAgo),
        { saidAt: ago(reportedAgo - 20), estimatedAt: back - HOUR },
        { saidAt: ago(reportedAgo - 52), estimatedAt: back },
      ],
    };
  };
  const restored = (reportedAgo: number, restoredAgo: number) => ({
    reportedAt: ago(reportedAgo),
    onTheirWayAt: ago(reportedAgo - 15),
    onSiteAt: ago(reportedAgo - 32),
    restoredAt: ago(restoredAgo),
    statements: [unknown(reportedAgo)],
  });

  return [
    { ...at('CB1 9'), ...onTheirWay(73), ...CABLE, reference: 'INCD-100101-A', type: 2, customers: 43 },
    { ...at('CB2 9'), ...onTheirWay(58), ...FUSE, reference: 'INCD-100102-A', type: 1, customers: 1 },
    {
      ...at('CB3 9'),
      ...base,
      ...SUBSTATION,
      reference: 'INCD-100103-A',
      type: 3,
      customers: 0,
      reportedAt: ago(12),
      onTheirWayAt: null,
      statements: [unknown(12)],
    },
    { ...at('IP1 9'), ...onTheirWay(95), ...CABLE, reference: 'INCD-100401-A', type: 2, customers: 26 },
    {
      ...at('IP1 9'),
      ...base,
      ...OVERHEAD_LINE,
      reference: 'INCD-100402-A',
      type: 3,
      customers: 412,
      reportedAt: ago(40),
      onTheirWayAt: null,
      statements: [unknown(40)],
    },
    {
      ...at('IP1 9'),
      ...onTheirWay(140),
      ...FUSE,
      reference: 'INCD-100403-A',
      type: 2,
      customers: 8,
      onSiteAt: ago(60),
      note: { saidAt: ago(30), text: 'We are digging to reach the cable. Thank you for your patience.' },
    },
    { ...at('IP2 9'), ...onTheirWay(80), ...CABLE, reference: 'INCD-100411-A', type: 2, customers: 17 },
    { ...at('IP2 9'), ...restored(260, 70), ...SUBSTATION, reference: 'INCD-100412-A', type: 3, customers: 240 },
    { ...at('IP2 9'), ...restored(200, 45), ...FUSE, reference: 'INCD-100413-A', type: 2, customers: 12 },
    {
      ...at('SE1 9'),
      ...restored(95, 23),
      ...SUBSTATION,
      reference: 'INCD-100303-B',
      type: 3,
      customers: 310,
      note: { saidAt: ago(60), text: 'Work is going on.' },
    },
  ];
}

/** Meter points whose own the single-premise fault is: house 7 of CB2 9ZA. */
export const PREMISES: Readonly<Record<string, readonly string[]>> = { 'INCD-100102-A': ['1000001902072'] };

export const CONTRACT_GROUPS = [
  {
    reference: 'MULT-6f1d2a3c-0b4e-4c5d-8e6f-7a8b9c0d1e2f',
    sector: 'IP1 9',
    members: ['INCD-100401-A', 'INCD-100402-A', 'INCD-100403-A'],
  },
  {
    reference: 'MULT-0c9b8a7d-6e5f-4a3b-9c2d-1e0f9a8b7c6d',
    sector: 'IP2 9',
    members: ['INCD-100411-A', 'INCD-100412-A', 'INCD-100413-A'],
  },
] as const;
