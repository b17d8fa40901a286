import { expect, it } from 'vitest';
import { textsOf } from '~/words/texts';
import { incidentWords } from '~/words/incident';
import type { CompensationClock } from '~/domain/incident/compensation-clock';
import { HOUR } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { compensationModel, type CompensationContent } from './compensation';

const now = fromLondon(2026, 11, 20, 14, 40);
const from = now - 3 * HOUR;
const content: CompensationContent = {
  homeAmount: 95,
  businessAmount: 190,
  amountsAsOf: Date.UTC(2026, 10, 1),
  stormLongHours: 48,
  claimUrl: '/forms/compensation-claim',
};
const model = (found: CompensationClock | null, more: Partial<CompensationContent> = {}) =>
  compensationModel(found, {
    reference: 'INCD-1-A',
    now,
    t: textsOf(incidentWords),
    content: { ...content, ...more },
  });
const off = {
  kind: 'off',
  from,
  at: from + 12 * HOUR,
  hours: 12,
  why: 'normal',
  due: false,
} as const;
const queryOf = (href = '') => Object.fromEntries(new URL(href, 'http://site.test').searchParams);

it('says until when, and how much', () => {
  const found = model(off);
  expect(found?.text).toBe(
    'If your power is still off at 11:40pm today, we owe you £95 (£190 for a business). ' +
      'That’s 12 hours after the first report. Amounts as of 1 November 2026.',
  );
  expect(found?.link).toBe('See the claim form');
  expect(queryOf(found?.href)).toEqual({
    incidentNumber: 'INCD-1-A',
    cause: 'Normal weather',
    duration: '2026-11-20T11:30/',
  });
});

it.each<[string, CompensationClock, RegExp]>([
  ['a fault of many homes', { ...off, why: 'large', hours: 24 }, /24 hours .* so many homes/],
  ['a storm', { ...off, why: 'storm', hours: 24 }, /in a storm.* 24 hours .* 48 hours\.$/i],
  ['time is up', { ...off, due: true }, /^If your power has been off for 12 hours, we owe you £95/],
  [
    'over',
    { kind: 'was-off', from, until: now, hours: 12, why: 'normal' },
    /was off for 12 hours or more, we owe you £95/,
  ],
  ['planned work', { kind: 'planned', from, days: 2, late: false }, /at least 2 days before/],
  ['at short notice', { kind: 'planned', from, days: 2, late: true }, /at short notice/],
])('%s', (_, found, text) => expect(model(found)?.text).toMatch(text));

it('says no amount that content does not give, nor one for a storm', () => {
  expect(model(off, { homeAmount: null })?.text).not.toContain('£');
  expect(model({ ...off, why: 'storm' })?.text).not.toContain('£');
});

it('fills in the claim with both ends, in quarters of an hour', () => {
  const until = fromLondon(2026, 11, 21, 0, 31);
  const found = model(
    { kind: 'was-off', from, until, hours: 12, why: 'storm' },
    { claimUrl: '/forms/claim?a=1' },
  );
  expect(found?.link).toBe('Make a claim');
  expect(queryOf(found?.href)).toEqual({
    a: '1',
    incidentNumber: 'INCD-1-A',
    cause: 'Storm',
    duration: '2026-11-20T11:30/2026-11-21T00:45',
  });
  expect(queryOf(model({ kind: 'planned', from, days: 2, late: false })?.href)).toMatchObject({
    cause: 'Planned',
  });
});

it('says nothing where there is nothing to say', () => expect(model(null)).toBeNull());
