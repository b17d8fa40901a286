import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('says what the service is and what to do next [J-330, J-647, J-992]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<h2>Extra help in a power cut</h2>');
  expect(html).toContain('href="/priority-services"');
  expect(html).toContain('alt="An engineer at a door"');
});
it('does with a title alone', () =>
  expect(htmlOf(examples['title alone'])).toContain('Moving a meter'));
