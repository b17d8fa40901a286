import { expect, it } from 'vitest';
import { parseBlocks } from '~/blocks/parse-blocks';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('holds texts and other blocks in its tabs', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('Tell us what you want to add.');
  expect(html).toMatch(/<div class="nest">.*<b>10<\/b> days to answer/);
  expect(html).not.toContain('Not to be seen');
});
it('reports a block inside it that the site does not know, and shows the rest [J-376]', () => {
  const problems: unknown[] = [];
  const wire = {
    __typename: 'TabbedContent',
    tabs: [{ title: 'A', components: [{ __typename: 'Unheard' }] }],
  };
  const blocks = parseBlocks([wire], '/here', (problem) => problems.push(problem));
  expect(blocks).toHaveLength(1);
  expect(problems).toEqual([{ page: '/here', type: 'Unheard', reason: 'unknown', detail: null }]);
});
it('shows nothing without tabs', () => expect(htmlOf(examples['everything empty'])).toBe(''));
