import { expect, it } from 'vitest';
import type { MpanProblem } from './page-data';
import { withoutMended } from './without-mended';

const find: MpanProblem = { field: 'find', problem: 'Missing' };
const email: MpanProblem = { field: 'emailAddress', problem: 'Missing' };
const refused: MpanProblem = { field: 'emailAddress', problem: 'Score' };

it.each<[string, readonly MpanProblem[], string, readonly MpanProblem[], readonly MpanProblem[]]>([
  ['goes when its field is mended', [find, email], 'emailAddress', [find], [find]],
  ['stays while its field is wrong', [find, email], 'emailAddress', [find, email], [find, email]],
  ['stays when another field is changed', [find, email], 'checkbox', [find, email], [find, email]],
  ['of the server goes when its field is changed', [refused], 'emailAddress', [], []],
])('mend 24: an error of a finder %s', (_, problems, field, found, expected) =>
  expect(withoutMended(problems, field, found)).toEqual(expected),
);
