import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnswerSlotProvider } from '~/journeys/incident/parts/answer-slot';
import examples from './examples.json';
import { UnplannedIncidentHeader } from './unplanned-incident-header';
import { UnplannedIncidentHeaderSchema } from './schema';

it('keeps the sentences it brings, and only those', () => {
  expect(UnplannedIncidentHeaderSchema.parse(examples['own words'])).toEqual({
    wording: { stormUnknown: '{storm} has cut {power}. {hour}' },
  });
  expect(UnplannedIncidentHeaderSchema.parse(examples['everything empty'])).toEqual({
    wording: {},
  });
});
it('shows the answer of its page, and nothing elsewhere', () => {
  const html = renderToStaticMarkup(
    <AnswerSlotProvider value={<h1>Off</h1>}>
      <UnplannedIncidentHeader />
    </AnswerSlotProvider>,
  );
  expect(html).toBe('<h1>Off</h1>');
  expect(renderToStaticMarkup(<UnplannedIncidentHeader />)).toBe('');
});
