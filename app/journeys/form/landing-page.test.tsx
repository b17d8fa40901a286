import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { expect, it } from 'vitest';
import { LandingPage } from './landing-page';
import type { LandingData } from './page-data';

const link = (n: number) => ({ url: `/forms/${n}`, name: `Form ${n}` });
const html = (more: Partial<LandingData>, links = [link(1)]) => {
  const landing = {
    title: 'Street lights',
    message: '',
    nextLabel: 'Next',
    links,
    dangerousSituation: {
      question: 'Is it dangerous?',
      title: 'Call now',
      message: 'Stay away.',
      link: null,
    },
  };
  const data = {
    form: 'Lights',
    draftNotice: null,
    asksDanger: true,
    to: '',
    danger: '',
    error: null,
    ...more,
  };
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <LandingPage {...({ ...data, landing } as unknown as Omit<LandingData, 'kind'>)} />
    </StaticRouter>,
  );
};

it('asks yes or no where there is one way on, and says what to do on yes [J-291, J-292, J-294]', () => {
  const asked = html({});
  expect(asked).toMatch(/Is it dangerous\?.*value="yes".*value="no"/s);
  expect(asked).not.toContain('Stay away.');
  expect(asked).not.toContain('<select');
  expect(asked).toMatch(/<button[^>]*>Next</);
  expect(html({ danger: 'yes' })).toMatch(/id="emergency".*Call now.*Stay away\./s);
});
it('offers a list that must be chosen from where there are several [J-290, J-295]', () =>
  expect(html({ asksDanger: false }, [link(1), link(2)])).toMatch(
    /<select[^>]*name="to".*Form 1.*Form 2/s,
  ));
