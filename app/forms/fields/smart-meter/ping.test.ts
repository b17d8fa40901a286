import { expect, it } from 'vitest';
import { afterAnswer, afterPing, blocksSubmission, fromCheck, mayPing, type PingAnswer } from './ping';

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
  Array.from({ length: times }).reduce<typeof smart>((state) => afterPing(state, 'id'), smart);

it.each([
  ['first', smart, true, true],
  ['not for this form', smart, false, false],
  ['not smart', { ...smart, isSmart: false }, true, false],
  ['switched off', { ...smart, smartPingEnabled: false }, true, false],
  ['two made', pinged(2), true, true],
  ['three made', pinged(3), true, false],
] as const)('may ping: %s', (_name, state, form, expected) => expect(mayPing(state, form)).toBe(expected));

it.each([
  ['off supply', pinged(1), answer(), true, false],
  ['on supply', pinged(1), answer({ energisationStatus: 'Energised', onSupply: true }), true, true],
  ['energised, supply unknown', pinged(1), answer({ energisationStatus: 'Energised', onSupply: null }), true, false],
  ['202', pinged(1), answer({ accepted: true, energisationStatus: 'Pending' }), true, true],
  ['202 from the records', pinged(1), answer({ accepted: true, isDb: true }), true, false],
  ['pending', pinged(1), answer({ energisationStatus: 'Pending' }), false, false],
  ['error', pinged(2), answer({ energisationStatus: 'Error' }), false, false],
  ['third error', pinged(3), answer({ energisationStatus: 'Error' }), true, false],
  ['told to stop', pinged(1), answer({ energisationStatus: 'Error', stopPinging: true }), true, false],
  ['failed', pinged(1), { kind: 'failed' } as const, true, false],
])('after an answer: %s', (_name, state, given, occurred, blocks) => {
  const after = afterAnswer(state, given);
  expect([after.pingOccurred, blocksSubmission(after)]).toEqual([occurred, blocks]);
});
