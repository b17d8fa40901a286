import { describe, expect, it } from 'vitest';
import { fromLondon } from '../time/london-time';
import { exampleIncident, exampleStep } from '../../../tests/fixtures/example-incident';
import type { Incident } from './incident';
import { isAware, variantOf, type WhatIsKnown } from './variant';

const now = fromLondon(2025, 11, 26, 12);
const facts = (
  incident: Partial<Incident> | null,
  rest: Partial<WhatIsKnown> = {},
): WhatIsKnown => ({
  incident: incident && exampleIncident(incident),
  askedByReference: false,
  aware: false,
  ...rest,
});

describe('variantOf [F-303, F-304, F-306, F-308, J-072 to J-076]', () => {
  it.each([
    ['planned', facts({ powerCutType: 'planned', plannedAt: now })],
    ['planned', facts({ powerCutType: 'planned', plannedAt: now, restoredAt: now })],
    ['planned', facts({ powerCutType: 'restored', plannedAt: now, restoredAt: now })],
    ['restored', facts({ powerCutType: 'restored' })],
    ['unplanned', facts({})],
    ['unplanned', facts({ powerCutType: null, steps: [exampleStep('Reported')] })],
    ['not-found', facts({ powerCutType: null })],
    ['multiple', facts({ powerCutType: 'multiple', type: 0 })],
    ['not-found', facts(null, { askedByReference: true, aware: true })],
    ['aware', facts(null, { aware: true })],
    ['not-aware', facts(null)],
  ])('%s', (variant, what) => expect(variantOf(what, now)).toBe(variant));

  it.each([
    [{ twoCallsEnabled: true, twoCalls: true, threeCalls: false }, true],
    [{ twoCallsEnabled: false, twoCalls: true, threeCalls: false }, false],
    [{ twoCallsEnabled: false, twoCalls: false, threeCalls: true }, true],
    [{ twoCallsEnabled: true, twoCalls: false, threeCalls: false }, false],
  ])('%j: aware %s [F-305, F-307, J-077]', (calls, aware) => expect(isAware(calls)).toBe(aware));
});
