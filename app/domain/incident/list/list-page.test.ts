import { describe, expect, it } from 'vitest';
import { HOUR } from '../../time/instant';
import { fromLondon } from '../../time/london-time';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import type { Incident } from '../incident';
import { listOrder, listPage } from './list-page';

const now = fromLondon(2025, 11, 26, 12);
const incident = (reference: string, overrides: Partial<Incident> = {}) =>
  exampleIncident({ reference, ...overrides });
const incidents = [
  incident('restored earlier', { powerCutType: 'restored', restoredAt: now - 2 * HOUR }),
  incident('restored', { powerCutType: 'restored', restoredAt: now - HOUR }),
  incident('planned undated', { powerCutType: 'planned' }),
  incident('planned later', { powerCutType: 'planned', plannedAt: now + 99 * HOUR }),
  incident('planned sooner', { powerCutType: 'planned', plannedAt: now + HOUR }),
  incident('planned done', { powerCutType: 'planned', plannedAt: now - HOUR, restoredAt: now }),
  incident('many', { powerCutType: 'multiple', type: 0 }),
  incident('old', { receivedAt: now - 9 * HOUR }),
  incident('new', { receivedAt: now }),
];
const references = (list: readonly Incident[]) => list.map(({ reference }) => reference);

describe('the list page', () => {
  it('leaves multiple records out and orders the rest [J-111]', () => {
    expect(references(listOrder(incidents, now))).toEqual([
      'new',
      'old',
      'planned sooner',
      'planned later',
      'planned undated',
      'planned done',
      'restored',
      'restored earlier',
    ]);
  });

  it.each([
    [1, 1, 40],
    [3, 3, 5],
    [4, 3, 5],
    [0, 1, 40],
    [-7, 1, 40],
    [Infinity, 3, 5],
    [Number.NaN, 1, 40],
    [1.7, 1, 40],
  ])('page %s is page %s with %s items', (requestedPage, page, count) => {
    const found = listPage(Array.from({ length: 85 }), requestedPage);
    expect(found).toMatchObject({ page, pages: 3, total: 85 });
    expect(found.items).toHaveLength(count);
  });

  it('has one empty page when there is nothing', () => {
    expect(listPage([], 5)).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  });
});
