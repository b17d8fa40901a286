import { expect, it } from 'vitest';
import { form as t } from '#words/en.json';
import { type Case, problems } from '../../../../tests/support/check-example';

const req = { required: true };
const meter = (phase: string, fuse: string, earthing: string, reading: string) => ({
  supplyPhase: phase,
  propertyFuses: fuse,
  earthingType: earthing,
  impedanceReading: reading,
});

const cases: Case[] = [
  [
    'ohms, none',
    { type: 'ohms limit', ...req },
    {},
    [
      `supplyPhase: ${t.ohmsPhaseMissing}`,
      `propertyFuses: ${t.ohmsFusesMissing}`,
      `earthingType: ${t.ohmsEarthingMissing}`,
      `impedanceReading: ${t.ohmsReadingMissing}`,
    ],
  ],
  ...(['PME', 'CNE', 'TNCS'] as const).flatMap((earthing): Case[] => [
    [
      `ohms single ${earthing} at`,
      { type: 'ohms limit' },
      meter('Single phase', '60A', earthing, '0.35'),
      [],
    ],
    [
      `ohms single ${earthing} above`,
      { type: 'ohms limit' },
      meter('Single phase', '60A', earthing, '0.36'),
      ['impedanceReading: The reading is above 0.35 ohms, the most we can accept for this supply'],
    ],
    [
      `ohms 100A ${earthing} above`,
      { type: 'ohms limit' },
      meter('Three phase', '100A', earthing, '0,36'),
      ['impedanceReading: The reading is above 0.35 ohms, the most we can accept for this supply'],
    ],
  ]),
  ...(['TNS-TN', 'SNE', 'TNS-SNE'] as const).flatMap((earthing): Case[] => [
    [
      `ohms single ${earthing} at`,
      { type: 'ohms limit' },
      meter('Single phase', '60A', earthing, '0.8'),
      [],
    ],
    [
      `ohms single ${earthing} above`,
      { type: 'ohms limit' },
      meter('Single phase', '60A', earthing, '0.81'),
      ['impedanceReading: The reading is above 0.8 ohms, the most we can accept for this supply'],
    ],
    [
      `ohms 100A ${earthing} above`,
      { type: 'ohms limit' },
      meter('Three phase', '100A', earthing, '0.81'),
      ['impedanceReading: The reading is above 0.8 ohms, the most we can accept for this supply'],
    ],
  ]),
  [
    'ohms 200A',
    { type: 'ohms limit' },
    meter('Single phase', '200A', 'SNE', '0.21'),
    ['impedanceReading: The reading is above 0.2 ohms, the most we can accept for this supply'],
  ],
  ['ohms 300A', { type: 'ohms limit' }, meter('Three phase', '300A', 'TT', '0.15'), []],
  [
    'ohms 300A above',
    { type: 'ohms limit' },
    meter('Three phase', '300A', 'TT', '.16'),
    ['impedanceReading: The reading is above 0.15 ohms, the most we can accept for this supply'],
  ],
  ['ohms, otherwise no limit', { type: 'ohms limit' }, meter('Three phase', '80A', 'TT', '99'), []],
  [
    'ohms, missing limit',
    { type: 'ohms limit' },
    meter('Single phase', '60A', 'TT', '0.1'),
    [`earthingType: ${t.ohmsNoLimit}`],
  ],
  [
    'ohms, negative',
    { type: 'ohms limit' },
    meter('Single phase', '60A', 'PME', '-1'),
    [`impedanceReading: ${t.ohmsReadingInvalid}`],
  ],
];

it.each(cases)(
  '%s [F-227 to F-230, F-232 to F-249, F-556, F-559]',
  (_name, wire, values, expected) => {
    expect(problems(wire, values)).toEqual(expected);
  },
);
