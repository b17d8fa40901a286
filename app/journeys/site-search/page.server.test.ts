import { expect, it } from 'vitest';
import { answerElsewhere } from './page.server';

const known = new Map([['INCD-100101-A', {}]]);

it.each([
  ['cb19za', '/power-cut/search?value=CB1+9ZA'],
  [' CB1  9ZA ', '/power-cut/search?value=CB1+9ZA'],
  ['incd-100101-a', '/power-cut/incident?incidentid=INCD-100101-A'],
  ['INCD-999999-Z', null],
  ['compensation CB1 9ZA', null],
  ['generator', null],
  ['', null],
])('"%s" leads to %s', (phrase, path) =>
  expect(answerElsewhere(new URLSearchParams({ phrase }), known)).toBe(path),
);

it('leads nowhere by a reference before the first picture', () =>
  expect(answerElsewhere(new URLSearchParams({ phrase: 'INCD-100101-A' }), undefined)).toBeNull());
