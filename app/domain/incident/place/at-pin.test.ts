import { describe, expect, it } from 'vitest';
import { DAY } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import type { Position } from '~/domain/position';
import { destinationForPin, incidentsAtPin } from './at-pin';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import type { Incident } from '../incident';

const now = fromLondon(2025, 11, 26, 12);
const at = (lat: number, lng: number): Position => ({ lat, lng });
const square = [at(0, 0), at(0, 2), at(2, 2), at(2, 0)];
const dented = [at(0, 0), at(0, 4), at(4, 4), at(4, 0), at(2, 2)];
const shape = (outline: readonly Position[]) => ({ sector: 'CB1 9', centre: null, outline });
const here = { sectors: ['CB1 9'] };

describe('incidentsAtPin', () => {
  it.each<[string, Partial<Incident>, Position, string | null, boolean]>([
    ['in the outline', { shapes: [shape(square)] }, at(1, 1), null, true],
    [
      'outside it, though in the sector',
      { ...here, shapes: [shape(square)] },
      at(3, 1),
      'CB1 9',
      false,
    ],
    ['in the second outline', { shapes: [shape([]), shape(square)] }, at(1, 1.9), null, true],
    ['in the dent', { shapes: [shape(dented)] }, at(2, 1), null, false],
    ['beside the dent', { shapes: [shape(dented)] }, at(2, 3), null, true],
    ['no outline, the sector matches', { ...here, shapes: [shape([])] }, at(9, 9), 'CB1 9', true],
    ['no outline, another sector', here, at(1, 1), 'CB1 8', false],
    ['no outline, no sector near', here, at(1, 1), null, false],
    ['restored', { ...here, powerCutType: 'restored' }, at(1, 1), 'CB1 9', false],
    [
      'future',
      { ...here, powerCutType: 'planned', plannedAt: now + DAY },
      at(1, 1),
      'CB1 9',
      false,
    ],
    [
      'planned today',
      { ...here, powerCutType: 'planned', plannedAt: now },
      at(1, 1),
      'CB1 9',
      true,
    ],
    ['multiple', { ...here, powerCutType: 'multiple', type: 0 }, at(1, 1), 'CB1 9', false],
    ['a pin of nonsense', { shapes: [shape(square)] }, at(Number.NaN, Infinity), null, false],
  ])('%s', (_, overrides, pin, sector, matches) => {
    expect(incidentsAtPin([exampleIncident(overrides)], pin, sector, now)).toHaveLength(
      matches ? 1 : 0,
    );
  });
});

describe('destinationForPin', () => {
  const [a, b] = [
    exampleIncident({ reference: 'a', sectors: ['CB1 8'] }),
    exampleIncident({ reference: 'b' }),
  ];
  it.each([
    [[], 'CB1 9', '/power-cut/incident'],
    [[a], 'CB1 9', '/power-cut/incident?incidentid=a&originSector=CB1+9'],
    [[a], null, '/power-cut/incident?incidentid=a&originSector=CB1+8'],
    [[b], null, '/power-cut/incident?incidentid=b'],
    [[a, b], 'CB1 9', '/power-cut/incident?postcodesector=CB1+9'],
  ])('%#', (matches, sector, url) => expect(destinationForPin(matches, sector)).toBe(url));
});
