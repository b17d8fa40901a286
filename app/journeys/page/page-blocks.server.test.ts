import { expect, it } from 'vitest';
import { noSurroundings, type Block } from '~/blocks/block';
import { stillOf, takeStill } from './page-blocks.server';

const block = (text: string): Block => ({ type: 'textBlock', props: { text } }) as unknown as Block;
const around = { ...noSurroundings, page: { route: '/help', query: {} } };

it('a draft and the public page of one address never share a name', () => {
  const draft = [block('Not yet published')];
  const published = [block('As everybody sees it')];
  const [first, second] = [stillOf(draft, around), stillOf(published, around)];
  expect(first).not.toBe(second);
  expect(takeStill(first)?.blocks).toBe(draft);
  expect(takeStill(second)?.blocks).toBe(published);
});

it('the same page has the same name again', () => {
  expect(stillOf([block('Help')], around)).toBe(stillOf([block('Help')], around));
  expect(stillOf([block('Help')], around, 1)).not.toBe(stillOf([block('Help')], around));
});
