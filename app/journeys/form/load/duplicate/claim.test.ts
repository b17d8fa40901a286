import { expect, it } from 'vitest';
import { exampleIncident } from '~/domain/incident/example-incident';
import { HOUR, MINUTE } from '~/domain/time/instant';
import { formatLondon } from '~/domain/time/london-time';
import type { Answers } from '~/forms/engine/json';
import { buildSnapshot } from '~/server/incidents/snapshot';
import { definitionOf } from '../../../../../tests/support/form-definition';
import { ask, gatewaysWith } from '../../../../../tests/support/form-visitor';
import { formContext, withDraft } from '../context.server';
import type { FormGateways } from '../gateways';
import { claimAround, claimItems } from './claim.server';

const FORM = 'compensation-claim';
const now = Date.now();
const at = (hours: number) => Math.floor(now / (15 * MINUTE)) * 15 * MINUTE - hours * HOUR;
const cut = exampleIncident({
  reference: 'INCD-1-A',
  sectors: ['CB1 9'],
  postcodes: ['CB1 9ZA'],
  receivedAt: at(20),
  createdAt: at(20),
  restoredAt: at(5),
  powerCutType: 'restored',
});
const home = { addressLine1: '4 Lantern Street', postcode: 'CB1 9ZA' };

async function claiming(answers: Answers) {
  const gateways = {
    ...gatewaysWith(),
    forms: { byId: () => definitionOf(FORM) },
    incidents: { snapshot: () => buildSnapshot([cut], now) },
  } as unknown as FormGateways;
  const context = await formContext(await ask(`/forms/${FORM}/times`), FORM, gateways);
  return withDraft(context, null, { kept: { answers, aside: {} } });
}

it.each([
  ['its reference', { incidentNumber: 'incd-1-a' }],
  ['the address', { supplyAddress: home }],
])('begins with our own times, by %s', async (_, answers) => {
  const context = await claiming(answers);
  const stamp = (instant: number) => formatLondon(instant).slice(0, 16);
  expect(claimItems(context)).toEqual({ cause: 'Normal weather', duration: `${stamp(at(20))}/${stamp(at(5))}` });
  expect(claimAround(context)?.times.text.join()).toMatch(/^INCD-1-A in CB1 9: off from .* That is 15 hours\./);
});

it('says so where we have no such power cut, and fills nothing in', async () => {
  const context = await claiming({ incidentNumber: 'INCD-9-A' });
  expect(claimItems(context)).toEqual({});
  expect(claimAround(context)?.times.title).toBe('We have no power cut like this in our list');
});

it('says the sum before the bank details [X-49]', async () => {
  const duration = {
    calendarStartDate: '2026-03-01',
    startTime: '09:00',
    calendarEndDate: '2026-03-01',
    endTime: '23:00',
  };
  const context = await claiming({ cause: 'Normal weather', duration, propertyType: 'Business' });
  expect(claimAround(context)?.sum.text).toEqual(['A business that was off for 14 hours gets £190.']);
  const payment = definitionOf(FORM).pages.find(({ slug }) => slug === 'payment');
  expect(payment?.fieldsets[0]?.columns[0]?.[0]?.type).toBe('claim');
});
