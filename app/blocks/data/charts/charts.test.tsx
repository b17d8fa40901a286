import { expect, it } from 'vitest';
import { htmlOf as drawn } from '../../../../tests/support/render-block';
import examples from './examples.json';

const htmlOf = (block: unknown) => drawn(block).replace(/ data-label="[^"]*"/g, '');

it('draws stacked bars with their axis in ten intervals and their table [F-310, J-410]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<rect class="ch2" x="57%" y="26" width="28%" height="30"></rect>');
  expect(html).toContain(
    'aria-label="Chart: Power cuts by how long they lasted. The table below has the same figures."',
  );
  for (const tick of [0, 10, 50, 90, 100]) expect(html).toContain(`>${tick}%</text>`);
  expect(html).toContain('<th scope="row">2025, to November</th><td class="n">71%</td>');
});
it('draws bars with a line, in one table [F-311, F-579, J-411]', () => {
  const html = htmlOf(examples.plain);
  expect(html.match(/class="ch-dot"/g)).toHaveLength(4);
  expect(html.match(/class="ch-line"/g)).toHaveLength(3);
  expect(html).toContain(
    '<th scope="row">Mar, 2025</th><td class="n">1,512</td><td class="n">94%</td>',
  );
});
it('offers "Show all data" as a checkbox that rules the figures on the charts [J-407 to J-409]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toMatch(
    /<input type="checkbox" class="charts-all" id="([^"]+)"\/><label class="pick" for="\1">Show all data</,
  );
  expect(html).toContain('class="ch-value on-ch1"');
});
it('draws a pie and leaves the figure off a thin slice [F-312, J-412]', () => {
  const html = htmlOf(examples.pie);
  expect(html.match(/<path class="ch\d+"/g)).toHaveLength(4);
  expect(html).toContain('>52%</text>');
  expect(html).not.toContain('>3%</text>');
  expect(html).toContain('<td class="n">3%</td>');
});
it('hides the percentages axis and begins the colours again after the tenth', () => {
  const html = htmlOf(examples['plain figures, more series than colours']);
  expect(html).not.toContain('%</text>');
  expect(html).toContain('<td class="n">1,200</td>');
  expect(html.match(/<span class="ch1">/g)).toHaveLength(2);
});
it('leaves out a chart it cannot draw', () => {
  const html = htmlOf(examples['a kind that we do not draw']);
  expect(html).not.toContain('Radar');
  expect(html).toContain('Power cuts in London');
});
it('shows nothing without charts', () => expect(htmlOf(examples['everything empty'])).toBe(''));
