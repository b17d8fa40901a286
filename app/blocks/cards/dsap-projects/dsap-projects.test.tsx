import { expect, it } from 'vitest';
import { Project } from '~/cms/collections/projects';
import { noCollections } from '~/cms/collections/schemas';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const projects = Array.from({ length: 15 }, (_, index) =>
  Project.parse({
    title: `Project ${index + 1}.`,
    description: '<p>Words</p>',
    initiativeType: index < 13 ? 'Customers' : 'Smart Networks',
    status: index % 2 ? 'Completed' : 'In Progress',
    url: `/digital/${index + 1}`,
    targetEndDate: '2027-03-31',
  }),
);
const html = (query: Record<string, string> = {}, list = projects) =>
  htmlOf(examples.plain, {
    page: { route: '/digital', query },
    collections: { ...noCollections, projects: list },
  });
const shown = (text: string) => [...text.matchAll(/Project (\d+)\./g)].length;

it('shows twelve a page, with links to the others [J-826]', () => {
  expect(shown(html())).toBe(12);
  expect(html()).toContain('href="/digital?projects=2#projects-count"');
  expect(shown(html({ projects: '2' }))).toBe(3);
});
it('filters by initiative and status with a form that needs no script [J-320, J-322, J-600]', () => {
  const filtered = html({ 'initiative-smart-networks': 'on', 'status-completed': 'on' });
  expect(shown(filtered)).toBe(1);
  expect(filtered).toContain('<b>1 project</b>');
  expect(filtered).toMatch(/<details class="filter-panel" open="">/);
  expect(filtered).toContain('name="initiative-smart-networks" checked="" value="on"');
});
it('offers Show projects, and to clear the filter only when there is one [J-319, J-321, J-323, J-324, J-601]', () => {
  expect(html()).toContain('>Show projects</button>');
  expect(html()).not.toContain('Clear all filters');
  expect(html({ 'status-completed': 'on', other: 'kept' })).toContain(
    'href="/digital?other=kept#projects-count"',
  );
});
it('keeps the filter on the other pages, and what other blocks put into the address', () => {
  const filtered = html({ 'initiative-customers': 'on', topic: 'trees' });
  expect(filtered).toContain(
    'href="/digital?initiative-customers=on&amp;topic=trees&amp;projects=2#projects-count"',
  );
  expect(filtered).toContain('<input type="hidden" name="topic" value="trees"/>');
});
it('says what is known of a project [J-605]', () => {
  expect(html()).toContain('Ends Wednesday 31 March 2027');
  expect(html()).toContain('href="/digital/1"');
});
it('says so when nothing fits', () =>
  expect(html({}, [])).toContain('No project fits this filter.'));
it('has a name of its own', () =>
  expect(htmlOf(examples['everything empty'])).toContain('Our projects'));
