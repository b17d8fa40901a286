import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawn } from '../../../tests/support/render-block';
import { PageLanguageContext, type PageLanguage } from '~/words/page-language';
import { RotaLoadNotice } from './rota-load-notice';

const popUp = { title: 'Off in turns', message: '<p>See when.</p>', buttons: [] };
const welsh: PageLanguage = {
  code: 'cy',
  linkTo: (href) => ({ href }),
  isTranslated: (text) => text === popUp.title,
};
const noticeIn = (language: PageLanguage | null) =>
  drawn(<RotaLoadNotice popUp={popUp} />, (island, identifierPrefix) =>
    renderToString(
      <PageLanguageContext.Provider value={language}>{island}</PageLanguageContext.Provider>,
      { identifierPrefix },
    ),
  );

it('is marked as English on a page in Welsh, as far as its editors did not translate it', () => {
  const html = noticeIn(welsh);
  expect(html).toMatch(/lang="en-GB"[^>]*><p>See when\.<\/p>/);
  expect(html).not.toMatch(/lang="en-GB"[^>]*>Off in turns/);
  expect(noticeIn(null)).not.toContain('lang=');
});
