import { expect, it } from 'vitest';
import { findResources, resourceTypes } from './learning-media';
import { lessonNeighbours } from './lessons';

const lessons = [
  { title: 'Second', url: '/b', order: 2 },
  { title: 'First', url: '/a', order: 1 },
  { title: 'Third', url: '/c', order: 3 },
];
it.each([
  ['/a', undefined, 'Second'],
  ['/b', 'First', 'Third'],
  ['/c', 'Second', undefined],
  ['/elsewhere', undefined, undefined],
])('at %s [L-296 to L-298]', (route, previous, next) => {
  const found = lessonNeighbours(lessons, route);
  expect([found.previous?.title, found.next?.title]).toEqual([previous, next]);
});

const resources = [
  { title: 'Draw a circuit', text: null, type: 'Worksheet' },
  { title: 'A film', text: 'On circuits', type: 'Video' },
];
it.each([
  [null, null, 2],
  ['Video', null, 1],
  [null, 'CIRCUIT', 2],
  ['Worksheet', 'film', 0],
])('%s with %s', (type, term, count) =>
  expect(findResources(resources, { type, term })).toHaveLength(count),
);
it('names each kind once', () =>
  expect(resourceTypes([...resources, ...resources])).toEqual(['Video', 'Worksheet']));
