import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readReply } from './reply';

it.each([
  ['STOP', 'stop'],
  ['stop', 'stop'],
  ['  Stop.  ', 'stop'],
  ['“STOP”', 'stop'],
  ['S T O P', 'unknown'],
  ['ＳＴＯＰ', 'stop'],
  ['Stop!!! I never asked for this', 'stop'],
  ['STOP ALL', 'stop'],
  ['stopall', 'stop'],
  ['Please stop', 'stop'],
  ['unsubscribe', 'stop'],
  ['opt-out', 'stop'],
  ['stopping', 'unknown'],
  ['status', 'status'],
  ['Status?', 'status'],
  ['STATUS please', 'status'],
  ['help', 'help'],
  ['INFO', 'help'],
  ['?', 'unknown'],
  ['', 'unknown'],
  ['\u0000\u202e', 'unknown'],
  ['offer', 'unknown'],
  ['I am away until Monday', 'unknown'],
  ['Meridian: Power back on in CB1 9. Still off?', 'unknown'],
  ['x'.repeat(100_000), 'unknown'],
])('%j is %s', (message, word) => expect(readReply(message)).toEqual({ word }));

it.each([
  ['OFF', null],
  ['off.', null],
  ['Still off', null],
  ['still-off!', null],
  ['OFF CB1 9ZA', 'CB1 9ZA'],
  ['off cb19za', 'CB1 9ZA'],
  ['Off, since 3pm at cb1  9za.', 'CB1 9ZA'],
  ['OFF ZZ9 9ZZ', null],
  ['CB1 9ZA', 'CB1 9ZA'],
  [' cb19za. ', 'CB1 9ZA'],
])('%j says that power is off, at %j', (message, postcode) =>
  expect(readReply(message)).toEqual({ word: 'off', postcode }),
);

const welsh = [
  ['cy', { stop: ['STOPIO'], off: ['I FFWRDD'], status: ['STATWS'], help: ['CYMORTH'] }],
] as const;
it.each<[string, ReturnType<typeof readReply>]>([
  ['Stopio.', { word: 'stop', language: 'cy' }],
  ['STATWS?', { word: 'status', language: 'cy' }],
  ['cymôrth', { word: 'help', language: 'cy' }],
  ['i ffwrdd yn CB1 9ZA', { word: 'off', postcode: 'CB1 9ZA', language: 'cy' }],
  ['STOP', { word: 'stop' }],
  ['stopion', { word: 'unknown' }],
])('%j in another language', (message, reply) => {
  expect(readReply(message, welsh)).toEqual(reply);
  if (reply.language) expect(readReply(message).word).not.toBe(reply.word);
});

it('reads any text, and a word of ours whatever stands around it', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('stop', 'status', 'off', 'help'),
      (noise, word) => {
        expect(['stop', 'status', 'off', 'help', 'unknown']).toContain(readReply(noise).word);
        const signs = noise
          .normalize('NFKC')
          .replace(/[\p{L}\p{N}\p{M}\p{S}'’]/gu, '')
          .slice(0, 50);
        expect(readReply(`${signs}${word} ${signs}`).word).toBe(word);
      },
    ),
  ));
