import { describe, expect, it } from 'vitest';
import { afterPlannedForm } from './after-form';
import { afterRegistration, afterSecondCheck } from './after-lookup';
import { isFull, limitOf, stillOffered, withItem, withoutItem } from './choice';
import { beforeChecks, byRegistration, byStatus } from './offers-page';
import type { Checked, OffersStatus, Registration } from './registration';

const known: Registration = {
  formDataFilled: false,
  cancelled: false,
  incidentReference: 'INCD-1',
  isOfferRedeemed: false,
};
const filled = { ...known, formDataFilled: true };
const nothing = { ...known, incidentReference: null };

describe('after the registration check', () => {
  it.each<[string, Checked<Registration>, boolean, string]>([
    ['a reference, no form data, not cancelled', known, false, 'form'],
    ['the same while offers are hidden', known, true, 'form'],
    ['form data filled', filled, false, 'second-check'],
    ['form data filled, offers hidden', filled, true, 'incident'],
    ['form data filled, redeemed', { ...filled, isOfferRedeemed: true }, false, 'incident'],
    ['cancelled', { ...known, cancelled: true }, false, 'incident'],
    ['cancelled after the form', { ...filled, cancelled: true }, false, 'incident'],
    ['no reference', nothing, false, 'incident'],
    [
      'no reference, whatever else is said',
      { ...nothing, formDataFilled: true },
      false,
      'incident',
    ],
    ['a check that failed', 'failed', false, 'planned-power-cuts'],
    ['a check that failed while offers are hidden', 'failed', true, 'planned-power-cuts'],
  ])('%s', (_, check, hidden, to) => expect(afterRegistration(check, hidden)).toBe(to));

  it.each<[Checked<{ isOfferRedeemed: boolean }>, string]>([
    [{ isOfferRedeemed: true }, 'incident'],
    [{ isOfferRedeemed: false }, 'offers'],
    ['failed', 'offers'],
  ])('second check: %j', (status, to) => expect(afterSecondCheck(status)).toBe(to));
});

describe('after the form', () => {
  const sent = {
    hasMeterPoint: true,
    offersHidden: false,
    check: { isOfferRedeemed: false },
    fromPlannedSearch: false,
  } as const;
  it.each([
    ['not redeemed', sent, 'offers'],
    ['redeemed', { ...sent, check: { isOfferRedeemed: true } }, 'incident'],
    ['no meter point', { ...sent, hasMeterPoint: false }, 'own'],
    ['offers hidden', { ...sent, offersHidden: true }, 'own'],
    ['a failed check', { ...sent, check: 'failed' as const }, 'own'],
    [
      'a failed check, from the planned search',
      { ...sent, check: 'failed' as const, fromPlannedSearch: true },
      'offers',
    ],
  ])('%s', (_, situation, to) => expect(afterPlannedForm(situation)).toBe(to));
});

describe('the offers page', () => {
  const visit = { preview: false, hasMeterPoint: true, offersHidden: false };
  const toIncident = { show: false, to: 'incident' };
  const asking = { show: true, emailKnown: false };
  it.each([
    ['an address with a meter point', visit, null],
    ['no meter point', { ...visit, hasMeterPoint: false }, toIncident],
    ['hidden by live data', { ...visit, offersHidden: true }, toIncident],
    ['a preview without an address', { ...visit, preview: true, hasMeterPoint: false }, asking],
    ['a preview while hidden', { ...visit, preview: true, offersHidden: true }, asking],
  ])('%s', (_, facts, gate) => expect(beforeChecks(facts)).toEqual(gate));

  const visitFacts = { formJustSent: false, alreadyRequested: false };
  const sent = { ...visitFacts, formJustSent: true };
  it.each<[string, typeof visitFacts, Checked<Registration>, unknown]>([
    ['filled', visitFacts, filled, null],
    ['filled and redeemed', visitFacts, { ...filled, isOfferRedeemed: true }, toIncident],
    ['requested here before', { ...visitFacts, alreadyRequested: true }, filled, toIncident],
    [
      'requested here before, check failed',
      { ...visitFacts, alreadyRequested: true },
      'failed',
      toIncident,
    ],
    ['not filled', visitFacts, known, { show: false, to: 'form' }],
    ['not filled, but just sent', sent, known, null],
    ['just sent, and redeemed', sent, { ...known, isOfferRedeemed: true }, toIncident],
    ['cancelled', visitFacts, { ...filled, cancelled: true }, toIncident],
    ['cancelled before it was filled', visitFacts, { ...known, cancelled: true }, toIncident],
    ['no planned work', visitFacts, nothing, toIncident],
    ['the check failed', visitFacts, 'failed', null],
  ])('registration: %s', (_, mine, registration, gate) =>
    expect(byRegistration(mine, registration)).toEqual(gate),
  );

  it.each<[Checked<OffersStatus>, unknown]>([
    [
      { hasEmail: true, isOfferRedeemed: false },
      { show: true, emailKnown: true },
    ],
    [{ hasEmail: false, isOfferRedeemed: false }, asking],
    [{ hasEmail: true, isOfferRedeemed: true }, toIncident],
    ['failed', asking],
  ])('status: %j', (status, gate) => expect(byStatus(status)).toEqual(gate));
});

describe('choosing items', () => {
  const offered = ['Flask', 'Torch', 'Power bank'];
  it.each([
    [true, 2, 2],
    [true, 2.9, 2],
    [true, 0, null],
    [true, null, null],
    [false, 2, null],
  ])('limit %j of %j is %j', (enabled, items, limit) =>
    expect(limitOf(enabled, items)).toBe(limit),
  );

  it.each<[string, string[], string, number | null, string[]]>([
    ['adds', ['Flask'], 'Torch', null, ['Flask', 'Torch']],
    ['adds once', ['Flask'], 'Flask', null, ['Flask']],
    ['adds up to the limit', ['Flask'], 'Torch', 2, ['Flask', 'Torch']],
    ['adds nothing at the limit', ['Flask', 'Torch'], 'Power bank', 2, ['Flask', 'Torch']],
    ['adds nothing that is not offered', [], 'Car', null, []],
  ])('%s', (_, chosen, item, limit, after) =>
    expect(withItem(chosen, item, offered, limit)).toEqual(after),
  );

  it('removes', () => expect(withoutItem(['Flask', 'Torch'], 'Flask')).toEqual(['Torch']));
  it('is full at its limit only', () =>
    expect([isFull(['a'], 1), isFull(['a'], 2), isFull(['a', 'b'], null)]).toEqual([
      true,
      false,
      false,
    ]));
  it('keeps what is still offered, within the limit', () => {
    expect(stillOffered(['Torch', 'Car', 'Torch', 'Flask'], offered, null)).toEqual([
      'Torch',
      'Flask',
    ]);
    expect(stillOffered(offered, offered, 1)).toEqual(['Flask']);
  });
});
