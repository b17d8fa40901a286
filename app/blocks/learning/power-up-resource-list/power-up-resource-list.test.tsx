import { expect, it } from 'vitest';
import { MediaResource } from '~/cms/collections/media';
import { noCollections } from '~/cms/collections/schemas';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const media = [MediaResource.parse({ title: 'How lines work', type: 'Video', url: '/film' })];

it('shows its own, and leaves out what leads nowhere', () => {
  expect(htmlOf(examples.plain)).toContain('href="/media/examples/draw-a-circuit.pdf"');
  expect(htmlOf(examples.plain)).not.toContain('No address');
});
it('shows all of one kind, or nothing', () => {
  expect(
    htmlOf(examples['all of one kind'], { collections: { ...noCollections, media } }),
  ).toContain('How lines work');
  expect(htmlOf(examples['all of one kind'])).toBe('');
});
