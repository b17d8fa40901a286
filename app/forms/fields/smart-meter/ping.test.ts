import { expect, it } from 'vitest';
import {
  afterAnswer,
  afterPing,
  blocksSubmission,
  fromCheck,
  gaveUp,
  isTooLate,
  isWaiting,
  mayPing,
  notChecked,
  phaseOf,
  smartMeterState,
  type PingAnswer,
} from './ping';

const smart = fromCheck({ smartPingEnabled: true, isSmart: true, onSupply: null });
const answer = (more: Partial<Extract<PingAnswer, { kind: 'answered' }>> = {}): PingAnswer => ({
  kind: 'answered',
  accepted: false,
  energisationStatus: 'De-energised',
  onSupply: false,
  pingAllowed: true,
  isDb: false,
  stopPinging: false,
  ...more,
});
const pinged = (times: number) =>
  Array.from({ length: times }).reduce<typeof smart>(
    (state) => afterPing(state, 'id', 1000),
    smart,
  );
const on = { energisationStatus: 'Energised', onSupply: true };
const waiting = { accepted: true, energisationStatus: 'Pending', onSupply: null };

it.each([
  ['first', smart, true, true],
  ['not for this form', smart, false, false],
  ['not smart', { ...smart, isSmart: false }, true, false],
  ['switched off', { ...smart, smartPingEnabled: false }, true, false],
  ['two made', pinged(2), true, true],
  ['three made', pinged(3), true, false],
  ['the check failed', notChecked('1'), true, false],
] as const)('may ping: %s [F-063, F-366, F-372]', (_name, state, form, expected) =>
  expect(mayPing(state, form)).toBe(expected),
);

it.each([
  ['off supply', pinged(1), answer(), true, false, 'off'],
  ['on supply', pinged(1), answer(on), true, true, 'on'],
  [
    'energised, supply unknown',
    pinged(1),
    answer({ ...on, onSupply: null }),
    true,
    false,
    'unknown',
  ],
  ['202', pinged(1), answer(waiting), true, true, 'asking'],
  ['202 from the records', pinged(1), answer({ ...waiting, isDb: true }), true, false, 'unknown'],
  [
    '202 from the records, on',
    pinged(1),
    answer({ ...on, accepted: true, isDb: true }),
    true,
    false,
    'unknown',
  ],
  [
    '202 from the records, off',
    pinged(1),
    answer({ accepted: true, isDb: true }),
    true,
    false,
    'off',
  ],
  ['pending', pinged(1), answer({ energisationStatus: 'Pending' }), false, false, 'asking'],
  [
    'error',
    pinged(2),
    answer({ energisationStatus: 'Error', onSupply: null }),
    false,
    false,
    'unknown',
  ],
  [
    'third error',
    pinged(3),
    answer({ energisationStatus: 'Error', onSupply: null }),
    true,
    false,
    'unknown',
  ],
  [
    'told to stop',
    pinged(1),
    answer({ energisationStatus: 'Error', stopPinging: true }),
    true,
    false,
    'off',
  ],
  ['failed', pinged(1), { kind: 'failed' } as const, true, false, 'unknown'],
  [
    'failed while waiting',
    afterAnswer(pinged(1), answer(waiting)),
    { kind: 'failed' } as const,
    true,
    false,
    'unknown',
  ],
])('after an answer: %s [F-373, F-374]', (_name, state, pingAnswer, occurred, blocks, phase) => {
  const after = afterAnswer(state, pingAnswer);
  expect([after.pingOccurred, blocksSubmission(after), phaseOf(after)]).toEqual([
    occurred,
    blocks,
    phase,
  ]);
});

it('is over when the visitor says that the power is off all the same [F-375]', () => {
  for (const pingAnswer of [answer(on), answer(waiting)]) {
    const after = { ...afterAnswer(pinged(1), pingAnswer), overridden: true };
    expect([blocksSubmission(after), phaseOf(after)]).toEqual([false, 'anyway']);
  }
});

it('is asked for a minute from the first ping on, and then holds nobody up', () => {
  const first = afterAnswer(pinged(1), answer(waiting));
  expect([isWaiting(first), isTooLate(first, 60_999), isTooLate(first, 61_000)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(afterPing(first, 'other', 50_000).askedAt).toBe(1000);
  const over = gaveUp(first);
  expect([isWaiting(over), blocksSubmission(over), phaseOf(over)]).toEqual([
    false,
    false,
    'unknown',
  ]);
});

it('counts what the server counted', () => {
  expect(afterPing(pinged(1), 'id', 0, 3).attempts).toBe(3);
  expect(afterPing(pinged(3), 'id').attempts).toBe(3);
});

it.each([
  [null, 'none'],
  [{ ...smart, isSmart: false }, 'none'],
  [{ ...smart, smartPingEnabled: false }, 'none'],
  [pinged(1), 'asking'],
])('tells %j as %s', (state, phase) => expect(phaseOf(state)).toBe(phase));

it('reads what older drafts kept', () => {
  const { mpan, askedAt, fromRecords, overridden, ...older } = smart;
  expect(smartMeterState.parse(older)).toEqual(smart);
  expect([mpan, askedAt, fromRecords, overridden]).toEqual([null, null, false, false]);
});
