import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DictionaryProvider } from '~/words/use-texts';
import type { CostOutcome } from './cost-data';
import { CostOutcomePanel, useOutcomeTitle } from './cost-page';

const result = { postcode: 'SE1 9ZA', kva: 250.5, min: 21316, avg: 32296.96, max: 49091.4 };
const success: CostOutcome = {
  kind: 'success',
  result: { ...result, area: 'London', demandRange: '201 to 500 kVA' },
};

function Outcome({ outcome }: { outcome: CostOutcome }) {
  const titleOf = useOutcomeTitle();
  return <CostOutcomePanel outcome={outcome} heading={<h2>{titleOf(outcome)}</h2>} />;
}
const html = (outcome: CostOutcome, dictionary: Record<string, string> = {}) =>
  renderToStaticMarkup(
    <DictionaryProvider overrides={dictionary}>
      <Outcome outcome={outcome} />
    </DictionaryProvider>,
  );

it('shows least, average and most in round pounds, with the area and the range [L-381]', () => {
  const shown = html(success);
  for (const value of ['£21,000', '£32,000', '£49,000', 'London', '201 to 500 kVA'])
    expect(shown).toContain(`<dd class="num">${value}</dd>`);
});
it.each([
  ['NoData', 'No data found', 'We currently have no data for this postcode'],
  [
    'Failed',
    'Something went wrong',
    'We couldn&#x27;t load the data. Please try again or come back later.',
  ],
] as const)('says what is wrong by title and body: %s [L-382, L-383]', (why, title, body) => {
  const shown = html({ kind: 'error', why });
  expect(shown).toContain(`<h2>${title}</h2>`);
  expect(shown).toContain(body);
});
it.each(['NoData', 'Failed'] as const)('takes the words of content for both: %s [L-606]', (why) => {
  const own = { [`cost${why}Title`]: 'Nothing yet', [`cost${why}Body`]: 'Ask again on Monday.' };
  expect(html({ kind: 'error', why }, own)).toMatch(/<h2>Nothing yet<\/h2>.*Ask again on Monday\./);
});
