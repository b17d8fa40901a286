import { expect, it } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { SECOND } from '~/domain/time/instant';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import { createPageBasis } from './page-basis';

const NOW = Date.UTC(2026, 10, 28, 12);
const [cut, other] = ['INCD-1-A', 'INCD-2-A'].map((reference) => exampleIncident({ reference }));
const restored = { ...exampleIncident({ reference: 'INCD-1-A' }), restoredAt: NOW };

function incidents() {
  const at = { now: NOW, count: 1, changedAt: NOW, list: [cut, other] };
  const basisOf = createPageBasis(
    () => ({
      snapshot: () =>
        buildSnapshot(
          at.list.flatMap((one) => one ?? []),
          NOW,
        ),
      lastChange: () => ({ count: at.count, at: at.changedAt }),
    }),
    () => at.now,
  );
  function change(list: typeof at.list, seconds: number): void {
    at.now = NOW + seconds * SECOND;
    Object.assign(at, { count: at.count + 1, changedAt: at.now, list });
  }
  return { at, basisOf, change };
}

it('a page of one power cut stays while that one does, whatever else changes', () => {
  const { basisOf, change } = incidents();
  const basis = basisOf(cut && [cut]);
  change([cut], 10);
  change([cut, other, exampleIncident({ reference: 'INCD-3-A' })], 20);
  expect([basis.outdatedMs(), basis.ttlMs]).toEqual([0, 60_000]);
});

it.each([
  ['changed', [restored, other]],
  ['gone', [other]],
])('a page of a power cut that is %s is over at once', (_, list) => {
  const { basisOf, change } = incidents();
  const basis = basisOf(cut && [cut]);
  change(list, 1);
  expect(basis.outdatedMs()).toBe(Infinity);
});

it('a page of all is outdated from when the snapshot changed, though nobody asked since', () => {
  const { at, basisOf, change } = incidents();
  const basis = basisOf(undefined);
  expect(basis.outdatedMs()).toBe(0);
  change([restored, other], 10);
  expect(basis.outdatedMs()).toBe(1);
  at.now += 4 * SECOND;
  expect(basis.outdatedMs()).toBe(4000);
  expect(basisOf(undefined).outdatedMs()).toBe(0);
});

it('a page of all is over after a second change', () => {
  const { basisOf, change } = incidents();
  const basis = basisOf(undefined);
  change([other], 10);
  change([restored, other], 11);
  expect(basis.outdatedMs()).toBe(Infinity);
});
