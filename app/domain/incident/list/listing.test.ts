import { describe, expect, it } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import type { Incident } from '../incident';
import { membersOf, multiIncidentListing } from './listing';

const now = 1_000_000;
const incident = (reference: string, overrides: Partial<Incident> = {}) =>
  exampleIncident({ reference, ...overrides });
const restored = (reference: string) => incident(reference, { powerCutType: 'restored' });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => incident(`I-${index}`, { receivedAt: -index }));
const references = (incidents: readonly Incident[]) => incidents.map(({ reference }) => reference);

describe('multiIncidentListing [J-105, J-106]', () => {
  it.each([
    ['nothing', [], { kind: 'none' }],
    ['one', [incident('a')], { kind: 'redirect', reference: 'a' }],
    [
      'one remaining',
      [restored('a'), incident('b'), restored('c')],
      { kind: 'redirect', reference: 'b' },
    ],
    ['one, restored', [restored('a')], { kind: 'redirect', reference: 'a' }],
    ['all restored', [restored('a'), restored('b')], { kind: 'list', total: 2 }],
    [
      'restored left out',
      [restored('a'), incident('b'), incident('c')],
      { kind: 'list', total: 2 },
    ],
  ])('%s', (_, incidents, expected) =>
    expect(multiIncidentListing(incidents, { now })).toMatchObject(expected),
  );

  it.each([
    [1, 6, 8, 1],
    [2, 12, 2, 2],
    [3, 14, 0, 3],
    [99, 14, 0, 3],
    [0, 6, 8, 1],
    [-1, 6, 8, 1],
    [Number.NaN, 6, 8, 1],
    [1.9, 6, 8, 1],
  ])('page %s shows %s, %s remain', (page, count, remaining, current) => {
    const listing = multiIncidentListing(many(14), { now, page });
    expect(listing).toMatchObject({ kind: 'list', remaining, page: current });
    expect(listing.kind === 'list' && listing.shown).toHaveLength(count);
  });

  it('orders unplanned by newest estimate change, then planned', () => {
    const incidents = [
      incident('planned', { powerCutType: 'planned', receivedAt: 99 }),
      incident('old', { receivedAt: 1 }),
      incident('new', { receivedAt: 2 }),
      incident('revised', { receivedAt: 0 }),
    ];
    const listing = multiIncidentListing(incidents, {
      now,
      estimateChangedAt: (reference) => (reference === 'revised' ? 50 : null),
    });
    expect(listing.kind === 'list' && references(listing.shown)).toEqual([
      'revised',
      'new',
      'old',
      'planned',
    ]);
  });

  it('finds the members of a multiple record that the feed still has, once', () => {
    const group = { unplanned: ['a', 'gone'], planned: ['a'], restored: ['b'] };
    const byReference = new Map([
      ['a', incident('a')],
      ['b', restored('b')],
    ]);
    expect(references(membersOf({ group }, byReference))).toEqual(['a', 'b']);
    expect(membersOf({ group: null }, byReference)).toEqual([]);
  });
});
