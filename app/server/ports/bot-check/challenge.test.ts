import { expect, it } from 'vitest';
import { DAY, SECOND } from '~/domain/time/instant';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { passes } from './port';
import { createChallenge } from './create.server';

const START = Date.UTC(2026, 2, 10, 12);
const SECRET = 'a secret of sixteen letters';
function at(secret = SECRET) {
  let now = START;
  const challenge = createChallenge(createEncrypter(secret, 'bot check'), () => now);
  return { challenge, wait: (ms: number) => (now += ms) };
}

it.each([
  ['at once', 0, null, 0.3, true],
  ['a moment later', SECOND - 1, null, 0.3, true],
  ['after a second', SECOND, null, 0.9, true],
  ['at once, after other pages', 0, -5 * SECOND, 0.9, true],
  ['slowly, on a form begun just now', 2 * SECOND, 2 * SECOND, 0.9, true],
  ['after a day', DAY, null, 0.9, true],
  ['after more than a day', DAY + 1, null, 0, false],
])('judges a page that was posted %s', (_, waited, began, score, success) => {
  const { challenge, wait } = at();
  const token = challenge.issue();
  wait(waited);
  expect(challenge.judge(token, began === null ? null : START + began)).toEqual({ success, score });
});

it('gives each token a name of its own, which no other spelling of it changes', () => {
  const { challenge } = at();
  const [one, other] = [challenge.issue(), challenge.issue()];
  expect(challenge.idOf(one)).toMatch(/^[\w-]{16}$/);
  expect(challenge.idOf(one)).not.toBe(challenge.idOf(other));
  expect([challenge.idOf(`${one}=`), challenge.idOf(`${one} `)]).toEqual([
    challenge.idOf(one),
    challenge.idOf(one),
  ]);
  expect([challenge.idOf(''), challenge.idOf('nonsense'), challenge.idOf(other.slice(2))]).toEqual([
    null,
    null,
    null,
  ]);
});

it('a page shown again keeps the time of the first, so that a slip put right at once is no machine', async () => {
  const { challenge, wait } = at();
  const first = challenge.issue();
  wait(SECOND / 2);
  const tooSoon = challenge.issue(first);
  expect(challenge.judge(tooSoon, null).score).toBe(0.3);
  wait(SECOND / 2);
  const again = challenge.issue(tooSoon);
  expect(challenge.judge(again, null)).toEqual({ success: true, score: 0.9 });
  wait(DAY);
  expect(challenge.judge(challenge.issue(again), null).score).toBe(0.3);
});

it.each([['', 'nonsense', at('another secret of letters').challenge.issue()]])(
  'nothing else gives a page an earlier time: %j',
  (before) => {
    const { challenge } = at();
    expect(challenge.judge(challenge.issue(before), null).score).toBe(0.3);
  },
);

it('takes no token of anybody else', async () => {
  const { challenge, wait } = at();
  const [issued, foreign] = [challenge.issue(), at('another secret of letters').challenge.issue()];
  wait(10 * SECOND);
  expect(await challenge.scoreOf(issued, 'caller')).toEqual({ success: true, score: 0.9 });
  for (const token of [
    '',
    'demonstration-token',
    foreign,
    issued.slice(0, -2),
    issued.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  ])
    expect(await challenge.scoreOf(token, 'caller')).toEqual({ success: false, score: 0 });
  const ahead = at();
  ahead.wait(DAY);
  expect(challenge.judge(ahead.challenge.issue(), null).success).toBe(false);
});

it.each([
  [null, false],
  [0, false],
  [0.49, false],
  [0.5, true],
  [1, true],
  [1.01, false],
  [NaN, false],
])('a form takes a score of %s: %s', (score, expected) => expect(passes(score)).toBe(expected));
