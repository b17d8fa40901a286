import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atOnce, inTurns } from './in-turns';
import { jsonSteps } from './json-steps';

const parsed = (read: () => unknown) => {
  try {
    return { value: read() };
  } catch {
    return 'not JSON';
  }
};
const same = (text: string): void => {
  expect(parsed(() => atOnce(jsonSteps(text)))).toEqual(parsed(() => JSON.parse(text)));
};

it('reads what JSON.parse reads, whatever it is', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.constantFrom(undefined, 1, '\t'), (text, space) =>
      same(JSON.stringify(JSON.parse(text), null, space)),
    ),
  );
});

it('refuses what JSON.parse refuses: one character more, less or other', () => {
  const slip = fc.constantFrom('', ...'[]{},:"\\ \n0e-tn\u0000');
  fc.assert(
    fc.property(fc.json({ maxDepth: 3 }), fc.nat(), slip, fc.boolean(), (text, where, put, over) => {
      const at = where % (text.length + 1);
      same(text.slice(0, at) + put + text.slice(at + Number(over)));
    }),
    { numRuns: 2000 },
  );
});

it.each([
  '',
  ' ',
  '[',
  ']',
  '[]',
  ' [ ] ',
  '[,]',
  '[1,]',
  '[1 2]',
  '[1}',
  '[{]}]',
  '{',
  '{}',
  '{"a"}',
  '{"a":}',
  '{"a":1,}',
  '{"a":[}',
  '{"results":[{"a":"]"},2],"n":[]}',
  '{"a":1,"a":[2]}',
  '{"__proto__":[1]}',
  '["\\\\"]',
  '["\\""]',
  '["\\"]',
  '[1]x',
  '{"a":[1]}]',
  'null',
  '"x"',
  '\uFEFF[]',
])('%s', same);

it('gives way between items, and to nobody where it is done soon', async () => {
  const text = JSON.stringify(Array.from({ length: 3000 }, (_, index) => ({ index, text: 'x'.repeat(50) })));
  let clock = 0;
  const genuine = performance.now;
  // A clock on which every look takes a millisecond: turns are then counted, not timed.
  performance.now = () => (clock += 1);
  try {
    let turns = 0;
    const giveWay = async () => void (turns += 1);
    expect(await inTurns(jsonSteps(text), giveWay)).toEqual(JSON.parse(text));
    expect(turns).toBeGreaterThan(400);
    turns = 0;
    await inTurns(jsonSteps('[1,2]'), giveWay);
    expect(turns).toBe(0);
  } finally {
    performance.now = genuine;
  }
});
