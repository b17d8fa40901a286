import { expect, it, vi } from 'vitest';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { MINUTE } from '../time/instant';
import { keptForMinute } from './kept-for-minute';

const incident = exampleIncident();
const NOW = 1000 * MINUTE;
const words = {};

it.each([
  ['in the same minute', incident, NOW + MINUTE - 1, false, words, 1],
  ['in the next minute', incident, NOW + MINUTE, false, words, 2],
  ['of a changed incident', { ...incident }, NOW, false, words, 2],
  ['in a storm', incident, NOW, true, words, 2],
  ['in another language', incident, NOW, false, {}, 2],
])('%s', (_name, next, at, storm, dictionary, times) => {
  const make = vi.fn(() => ({}));
  const kept = keptForMinute<object, [boolean, object]>(make);
  const first = kept(incident, NOW, false, words);
  const second = kept(next, at, storm, dictionary);
  expect(make).toHaveBeenCalledTimes(times);
  expect(second === first).toBe(times === 1);
});
