import { describe, expect, it } from 'vitest';
import { addressIn, languages, spokenAt } from './languages';
import { isTranslatedPage } from './translated-pages';
import { languageIn } from '~/offline/rules';

it('begins as the service worker knows it', () => {
  for (const { code } of languages) expect(languageIn(`/${code}/power-cut?a=b`)).toBe(`/${code}`);
  for (const path of ['/', '/power-cut', '/cyprus', '/api/x', ''])
    expect(languageIn(path)).toBe('');
});

describe('an address [X-87]', () => {
  it.each([
    ['/cy', 'cy', '/'],
    ['/cy/', 'cy', '/'],
    ['/cy?a=b', 'cy', '/?a=b'],
    ['/cy/power-cut?postcode=CB1+9ZA', 'cy', '/power-cut?postcode=CB1+9ZA'],
    ['/cy//elsewhere.example/x', 'cy', '/elsewhere.example/x'],
    ['/cy/\\elsewhere.example', 'cy', '/elsewhere.example'],
    ['/cyprus', undefined, '/cyprus'],
    ['/de/power-cut', undefined, '/de/power-cut'],
    ['/', undefined, '/'],
  ])('%s', (address, code, english) => {
    const spoken = spokenAt(address);
    expect([spoken.language?.code, spoken.address]).toEqual([code, english]);
  });

  it('leads there and back', () => {
    for (const language of languages)
      for (const address of ['/', '/power-cut/list?show=planned'])
        expect(spokenAt(addressIn(language, address))).toEqual({ language, address });
  });

  it.each([
    ['/', true],
    ['/power-cut/', true],
    ['/power-cut/incident?incidentid=INCD-1#news', true],
    ['/power-cut/text-updates/stop/address', true],
    ['/forms/report-a-power-cut/check', true],
    ['/forms/email-us', false],
    ['/power-cut/map', true],
    ['/power-cut/map-card', false],
    ['/storm', true],
    ['/status', true],
    ['/status.json', false],
    ['/offline/report', true],
    ['/help', false],
    ['//power-cut', false],
    ['https://elsewhere.example/power-cut', false],
    ['', false],
  ])('%s is of the core: %s', (address, is) => expect(isTranslatedPage(address)).toBe(is));
});
