import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { DictionaryProvider } from '~/words/use-texts';
import { FormTop } from './form-top';
import { MeterPage } from './meter-page';
import { FailedPanel, SentPanel } from './outcome-panels';

const OWN_WORDS = {
  mpanFormThankYouBody: 'On its way to %EMAIL%, {email}!',
  mpanFormThankYouErrorBody: 'Own words on what went wrong',
  mpanFormThankYouErrorTitle: 'Own title of what went wrong',
  mpanMeterNotFoundTitle: 'Own title of a meter nobody knows',
};
const html = (element: ReactElement, overrides: Record<string, string> = {}) =>
  renderToStaticMarkup(
    <DictionaryProvider overrides={overrides}>
      <StaticRouter location="/">{element}</StaticRouter>
    </DictionaryProvider>,
  );
const ENVELOPE = 'M2.5 5h19v14.5h-19z';
const MAGNIFIER = 'M3 10.5a7.5 7.5';
const sent = <SentPanel email="sam@mail.example" reference="WEB-ABCDEFGHJK" later={false} />;

describe('how a form of the finder ends', () => {
  it('well, with an envelope and the address filled in [J-253, J-784]', () => {
    expect(html(sent)).toContain('We have sent an email to sam@mail.example.');
    expect(html(sent)).toContain(ENVELOPE);
    expect(html(sent, OWN_WORDS)).toContain('On its way to sam@mail.example, sam@mail.example!');
  });
  it('not well, in the words of the content system, with the picture of nothing found [J-254, J-780, J-781]', () => {
    const failed = html(<FailedPanel heading={<h2>So</h2>} />, OWN_WORDS);
    expect(failed).toContain(MAGNIFIER);
    expect(failed).toContain('Own words on what went wrong');
    const page = html(<FormTop title="Find" text="It" errors={[]} failed />, OWN_WORDS);
    expect(page).toContain('<h2>Own title of what went wrong</h2>');
  });
});

describe('what a meter number finds', () => {
  it('another distributor, with logo, phone and website [J-209 to J-212]', () => {
    const distributor = {
      name: 'North',
      logo: { url: '/north.svg', alt: 'The north', width: 120, height: 40 },
      phone: '0808 157 0116',
      website: 'https://north.example/',
    };
    const page = html(
      <MeterPage data={{ kind: 'not-ours', meterNumber: 'OTH2002', distributor }} />,
    );
    expect(page).toMatch(/<h1>[^<]*this meter number &quot;OTH2002&quot;<\/h1>/);
    expect(page).toMatch(/<img[^>]*src="\/north\.svg" alt="The north"/);
    expect(page).toContain('href="tel:08081570116"');
    expect(page).toContain('href="https://north.example/"');
  });
  it('keeps what was typed where the lookup did not answer: it is asked again by a button', () => {
    const typed = { meterNumber: 'ABC9999', emailAddress: 'jo@example.com', checkbox: 'true' };
    const page = html(
      <MeterPage data={{ kind: 'meter-not-found', meterNumber: 'ABC9999', down: true, typed }} />,
    );
    expect(page).toMatch(/<form method="post" action="\/supplier-and-mpan\/meter-number">/);
    for (const [name, value] of Object.entries(typed))
      expect(page).toContain(`name="${name}" value="${value}"`);
  });
  it('nobody’s, with the title of the content system and two other ways [J-213, J-799]', () => {
    const data = { kind: 'meter-not-found', meterNumber: 'ABC9999', down: false } as const;
    const page = html(<MeterPage data={data} />, OWN_WORDS);
    expect(page).toContain('<h1>Own title of a meter nobody knows</h1>');
    expect(page).toMatch(
      /Please try searching by.*href="\/supplier-and-mpan\/address".*href="\/supplier-and-mpan\/form"/,
    );
  });
});
