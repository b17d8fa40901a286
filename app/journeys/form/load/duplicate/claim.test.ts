import { expect, it } from 'vitest';
import { exampleIncident } from '../../../../../tests/fixtures/example-incident';
import { HOUR, MINUTE } from '~/domain/time/instant';
import { moment } from '~/domain/time/speak-time';
import { englishTimes } from '~/words/english-times';
import { fieldsOf } from '~/forms/engine/definition';
import type { Answers } from '~/forms/engine/json';
import { buildSnapshot } from '../../../../../tests/fixtures/build-snapshot';
import { definitionOf } from '../../../../../tests/support/form-definition';
import { ask, draftOf, gatewaysWith } from '../../../../../tests/support/form-visitor';
import { formContext } from '../context.server';
import type { FormGateways } from '../gateways';
import { claimContext, claimItems } from './claim.server';

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
  cause: 'a tree on the line',
});
const home = { addressLine1: '4 Lantern Street', postcode: 'CB1 9ZA' };

async function claiming(answers: Answers, search = '', incidents = [cut]) {
  const draftAnswers = { answers, hiddenAnswers: {} };
  const gateways = {
    ...gatewaysWith({ [FORM]: draftOf(draftAnswers) }),
    forms: { byId: () => definitionOf(FORM) },
    incidents: { snapshot: () => buildSnapshot(incidents, now) },
    uploads: { filesOf: () => Promise.resolve([]) },
  } as unknown as FormGateways;
  return formContext(await ask(`/forms/${FORM}/power-cut${search}`), FORM, gateways);
}
const cutsOn = (context: Awaited<ReturnType<typeof claiming>>) =>
  (claimContext(context)?.cuts ?? []).filter(({ value }) => value !== 'Other');

it('offers the power cuts at the address, with their times and their cause', async () => {
  const context = await claiming({ supplyAddress: home });
  expect(cutsOn(context).map(({ value }) => value)).toEqual(['INCD-1-A']);
  expect(cutsOn(context)[0]?.caption).toBe(
    `${moment(at(20), now, englishTimes)} to ${moment(at(5), at(20), englishTimes)}, 15 hours: a tree on the line`,
  );
  expect(claimItems(context)).toEqual({});
});

it('offers the newest first, and none of a neighbour, of tomorrow or that was called off', async () => {
  const other = (reference: string, more: object) => ({ ...cut, reference, ...more });
  const context = await claiming({ supplyAddress: home }, '', [
    cut,
    other('INCD-2-A', { receivedAt: at(3), restoredAt: null, powerCutType: 'unplanned' }),
    other('INCD-3-A', { customersAffected: 1, isSinglePremise: true, category: 'single premise' }),
    other('INCD-4-A', { postcodes: ['CB1 9ZZ'] }),
    other('INCD-5-A', { receivedAt: now + HOUR, createdAt: now + HOUR, restoredAt: null }),
  ]);
  expect(cutsOn(context).map(({ value }) => value)).not.toContain('INCD-4-A');
  expect(cutsOn(context).map(({ value }) => value)).not.toContain('INCD-5-A');
  expect(cutsOn(context)[0]?.value).toBe('INCD-2-A');
  expect(cutsOn(context)[0]?.caption).toMatch(/^Since .*, not back yet/);
});

it('offers the one that the visitor comes from, wherever the address is', async () => {
  const context = await claiming(
    { supplyAddress: { ...home, postcode: 'SE2 9ZA' } },
    '?incidentNumber=INCD-1-A',
  );
  expect(cutsOn(context).map(({ value }) => value)).toEqual(['INCD-1-A']);
});

it('asks for the times at once where no power cut is known', async () => {
  const context = await claiming({ supplyAddress: { ...home, postcode: 'SE2 9ZA' } });
  expect(cutsOn(context)).toEqual([]);
  expect(claimItems(context)).toEqual({ incidentNumber: 'Other' });
});

it('says the sum of the chosen power cut, and asks for no bank details [X-49]', async () => {
  const context = await claiming({ supplyAddress: home, incidentNumber: 'INCD-1-A' });
  expect(claimContext(context)?.sum.text).toEqual([
    'We owe you £95 for 15 hours without power at a home.',
    'Amounts as of 23 November 2026.',
  ]);
  const asked = fieldsOf(definitionOf(FORM)).map(({ alias }) => alias);
  expect(asked.filter((alias) => /sortCode|account|payBy|cheque/i.test(alias))).toEqual([]);
});

it('says the sum of the times that were typed, for another power cut', async () => {
  const duration = {
    calendarStartDate: '2026-03-01',
    startTime: '09:00',
    calendarEndDate: '2026-03-01',
    endTime: '23:00',
  };
  const context = await claiming({
    supplyAddress: home,
    incidentNumber: 'Other',
    cause: 'Normal weather',
    duration,
    propertyType: 'Business',
  });
  expect(claimContext(context)?.sum.text[0]).toBe(
    'We owe you £190 for 14 hours without power at a business.',
  );
});
