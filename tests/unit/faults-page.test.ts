import { expect, it } from 'vitest';
import { pageOf } from '../../scripts/faults/page.mjs';

const cell = {
  fault: 'reset',
  seenAs: ['as usual'],
  slowest: 10,
  lag: 1,
  wellAgain: 20,
  memory: 1,
  problems: [],
};
const failed = {
  name: 'addresses',
  cells: [],
  failed: 'The site did not become ready: it ended with code 1.',
};

it('the table of faults stays as it was where nothing could be tried', () => {
  expect(pageOf([failed], 1000)).toBeNull();
  expect(pageOf([], 1000)).toBeNull();
});

it('the table of faults names each service that could not be tried, and why', () => {
  const page = pageOf([{ name: 'incident feed', cells: [cell] }, failed], 1000);
  expect(page).toContain('1 of 1 cells were as promised');
  expect(page).toContain(
    '## Addresses\n\nNot tried: The site did not become ready: it ended with code 1.\n',
  );
});
