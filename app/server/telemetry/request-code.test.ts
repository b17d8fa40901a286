import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeOf } from './request-code';

it.each([
  ['00000000-0000-4000-8000-000000000000', '0000'],
  ['fffff000-0000-4000-8000-000000000000', 'ZZZZ'],
  ['3f2a1000-0000-4000-8000-000000000000', '7WN1'],
  ['no id at all', '0000'],
])('%s is quoted as %s', (id, code) => expect(codeOf(id)).toBe(code));

it('has no letter that sounds or looks like another sign', () => {
  for (let tries = 0; tries < 500; tries += 1)
    expect(codeOf(randomUUID())).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}$/);
});
