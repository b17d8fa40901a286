import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AreaOutcomePanel } from './area-outcome';
import type { AreaAddress, AreaOutcome } from './area-data';

const distributor = {
  name: 'Electricity North West',
  logo: null,
  phone: '0808 157 0116',
  website: 'https://www.enwl.example',
};
const address: AreaAddress = {
  fullAddress: '1 Canal Street, M1 9ZA',
  postcode: 'M1 9ZA',
  isOwn: false,
  region: null,
  distributor,
};
const html = (outcome: AreaOutcome) => renderToStaticMarkup(<AreaOutcomePanel outcome={outcome} address={address} />);

// The pop-up with JavaScript and the page without it show this same panel, at once when the address is chosen.
it.each<AreaOutcome>(['incorrect', 'not-in-area'])('mend 23: says whose area it is: %s', (outcome) => {
  const shown = html(outcome);
  expect(shown).toContain('M1 9ZA is not in our area');
  expect(shown).toContain('Electricity North West');
  expect(shown).toContain('0808 157 0116');
  expect(shown).toContain('href="https://www.enwl.example"');
  expect(shown).not.toContain('typing mistakes');
});
it('has nobody else to name for an address of ours', () =>
  expect(html('success')).not.toContain('Electricity North West'));
