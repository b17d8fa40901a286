import { expect, it } from 'vitest';
import { MINUTE, SECOND } from '~/domain/time/instant';
import { signatureOf } from '../../../tests/fixtures/signature-of';
import { isSigned } from './signed-body.server';

const now = Date.UTC(2026, 10, 20, 14);
const SECRET = 'a secret of sixteen letters';
const BODY = '{"id":"m-1"}';
const right = signatureOf(BODY, SECRET, now);
const [time = '', signature = ''] = right.split(',');

it('is what openssl makes of time, point and body', () =>
  expect(signatureOf('body', 'key', 1_700_000_000_000)).toBe(
    't=1700000000,v1=47b6ce0fca59474308e2921c247cb2493dce6b8101d90ac05bd0c6a37d0e046e',
  ));

it.each<[string, string | null, boolean]>([
  ['right', right, true],
  ['with spaces', `${time}, ${signature}`, true],
  ['in capitals', `${time},v1=${signature.slice(3).toUpperCase()}`, true],
  ['under the old secret and the new one', `${time},v1=${'0'.repeat(64)},${signature}`, true],
  ['of a clock that is five minutes late', signatureOf(BODY, SECRET, now - 5 * MINUTE), true],
  ['of a clock that is five minutes early', signatureOf(BODY, SECRET, now + 5 * MINUTE), true],
  ['recorded', signatureOf(BODY, SECRET, now - 5 * MINUTE - SECOND), false],
  ['of the future', signatureOf(BODY, SECRET, now + 5 * MINUTE + SECOND), false],
  ['missing', null, false],
  ['empty', '', false],
  ['without a time', signature, false],
  ['with two times', `${time},${time},${signature}`, false],
  ['with a time that is none', `t=now,${signature}`, false],
  ['without a signature', time, false],
  ['cut short', right.slice(0, -1), false],
  ['no hex', `${time},v1=${'x'.repeat(64)}`, false],
  ['of another body', signatureOf('{}', SECRET, now), false],
  ['of another secret', signatureOf(BODY, 'another secret of letters', now), false],
  ['of another time', `t=${now / SECOND - 1},${signature}`, false],
  ['a flood of signatures', `${time},${`${signature},`.repeat(5)}`, false],
])('a signature that is %s: %j', (_, header, expected) =>
  expect(isSigned(header, BODY, SECRET, now)).toBe(expected),
);
