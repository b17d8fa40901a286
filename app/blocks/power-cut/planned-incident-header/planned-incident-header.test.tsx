import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnswerSlotProvider } from '~/journeys/incident/parts/answer-slot';
import examples from './examples.json';
import { PlannedIncidentHeader } from './planned-incident-header';
import { PlannedIncidentHeaderSchema } from './schema';

it('keeps the sentences it brings, and only those', () => {
  expect(PlannedIncidentHeaderSchema.parse(examples['own words'])).toEqual({
    wording: { plannedRestored: 'All done since {hour} {day}. Thank you.' },
  });
  expect(PlannedIncidentHeaderSchema.parse(examples['everything empty'])).toEqual({ wording: {} });
});
it('shows the answer of its page, and nothing elsewhere', () => {
  const html = renderToStaticMarkup(
    <AnswerSlotProvider value={<h1>Off</h1>}>
      <PlannedIncidentHeader />
    </AnswerSlotProvider>,
  );
  expect(html).toBe('<h1>Off</h1>');
  expect(renderToStaticMarkup(<PlannedIncidentHeader />)).toBe('');
});
