import { expect, it } from 'vitest';
import { MediaResource } from '~/cms/collections/media';
import { noCollections } from '~/cms/collections/schemas';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const media = MediaResource.array().parse([
  { title: 'Draw a circuit', type: 'Work sheet', url: '/draw.pdf', ages: '7 to 11' },
  { title: 'How lines work', text: 'A film on circuits', type: 'Video', url: '/film' },
]);
const html = (query: Record<string, string> = {}) =>
  htmlOf(examples.plain, {
    collections: { ...noCollections, media },
    page: { route: '/teach', query },
  });

it('shows everything, each with what it is and for whom [L-572]', () => {
  expect(html()).toContain('2 things to use');
  expect(html()).toContain('Work sheet · 7 to 11');
  expect(html()).toContain(
    '&quot;click_teaching_resource&quot;,&quot;resource&quot;:&quot;Draw a circuit&quot;',
  );
});
it('finds by words in title and text, and marks them [L-577]', () => {
  expect(html({ 'media-search': 'CIRCUIT' })).toMatch(
    /Draw a <mark>circuit<\/mark>.*A film on <mark>circuit<\/mark>s/,
  );
  expect(html({ 'media-search': 'film' })).toContain(
    '&quot;power_up_media_search&quot;,&quot;results&quot;:1',
  );
  expect(html({ 'media-search': 'fi' })).toContain('Type at least 3 characters');
  expect(html({ 'media-search': 'whale' })).toContain('We found nothing like that');
});
it('narrows by kind, and keeps the words [L-578]', () => {
  const narrowed = html({ 'media-type': 'work-sheet', 'media-search': 'circuit' });
  expect(narrowed).not.toContain('A film on');
  expect(narrowed).toContain('href="/teach?media-type=video&amp;media-search=circuit#media"');
  expect(narrowed).toMatch(/aria-current="true"[^>]*>Work sheet/);
  expect(narrowed).toContain(
    '&quot;click_power_up_resource_type&quot;,&quot;resource_type&quot;:&quot;Video&quot;',
  );
});
it('stands without media', () =>
  expect(htmlOf(examples['no title'])).toContain('We found nothing like that'));
