import { expect, it } from 'vitest';
import { parseBlocks } from '~/blocks/parse-blocks';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('chooses an address by postcode and goes on to its destination [J-034]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('name="mode" value="form"');
  expect(html).toContain('name="postcodeOnly" value="true"');
  expect(html).toContain('name="returnTo" value="/forms/metered-connection"');
  expect(html).toContain('Where will the charger be?');
});
it('does with a destination alone', () =>
  expect(htmlOf(examples['destination alone'])).toContain('role="search"'));
it('takes no address to another site [J-384]', () => {
  const reasons: string[] = [];
  const wire = { __typename: 'PostcodeStart', destinationUrl: 'https://elsewhere.example' };
  expect(parseBlocks([wire], '/x', ({ reason }) => reasons.push(reason))).toEqual([]);
  expect(reasons).toEqual(['invalid']);
});
