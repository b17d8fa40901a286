import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import type { Answers } from '~/forms/engine/json';
import { acceptPage } from '~/forms/engine/accept';
import { journeyOf } from '~/forms/engine/journey';
import { EMPTY_DRAFT } from '~/forms/engine/draft-answers';
import {
  exampleGiven,
  formOf,
  formValues,
  wireForm,
  wirePage,
} from '../../../tests/fixtures/example-form';
import { CheckAnswers } from './check-answers';
import { FormPage } from './form-page';
import type { FormContext } from './load/form-context';
import { checkView } from './load/check.server';
import { pageView } from './load/page-view.server';
import { SendingStatus } from './sending-status';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>);
const label = (alias: string, defaultValue: string) => ({
  alias,
  type: 'hidden',
  settings: { defaultValue },
});
const formWith = (...hidden: unknown[]) =>
  formOf(
    wireForm(
      [
        wirePage(
          'One',
          { alias: 'name', type: 'text', caption: 'Name', required: true },
          ...hidden,
        ),
        wirePage('Two', { alias: 'more', type: 'text', caption: 'More' }),
      ],
      { canSkip: true },
    ),
  );
const plain = formWith();
const bots = { challenge: { issue: () => 'token' }, service: null };
const contextOf = (form: typeof plain, answers: Answers, checks: object = bots) =>
  ({
    definition: form,
    base: exampleGiven,
    visit: {},
    query: { items: {} },
    search: new URLSearchParams(),
    gateways: { bots: checks },
    journey: () => journeyOf(form, answers, exampleGiven),
  }) as unknown as FormContext;

function pageOf(
  slug: string,
  { form = plain, values }: { form?: typeof plain; values?: Record<string, string> } = {},
) {
  const { draftAnswers } = acceptPage(
    form,
    EMPTY_DRAFT,
    'one',
    formValues({ name: 'Jo' }),
    exampleGiven,
  )!;
  const accepted = values && acceptPage(form, draftAnswers, slug, formValues(values), exampleGiven);
  const context = contextOf(form, (accepted?.draftAnswers ?? draftAnswers).answers);
  const { kind: _, ...data } = pageView(context, slug, { problems: accepted?.problems ?? [] })!;
  return html(<FormPage {...data} />);
}
function checkOf(form = plain) {
  const answers = { name: 'Jo', more: null };
  const { kind: _, ...data } = checkView(contextOf(form, answers), 'key');
  return html(<CheckAnswers {...data} />);
}

describe('a page of a form [F-023]', () => {
  it('is one page, with how far it is, Next, Back and Skip [F-022 to F-025, F-030, F-047, F-048]', () => {
    const two = pageOf('two');
    expect(two).toContain('<b>2 of 2</b>');
    expect(two).toContain('name="more"');
    expect(two).not.toContain('name="name"');
    expect(two).toContain('<button class="btn">Check your answers</button>');
    expect(pageOf('one')).toContain('<button class="btn">Next</button>');
    expect(two).toContain('<button class="btn second" name="_do" value="back">Back</button>');
    expect(two).toMatch(
      /<a [^>]*href="\/power-cut\/incident"[^>]*>(?:<svg.*?<\/svg>)?(?:<span>)?Skip/,
    );
    expect(pageOf('one')).toContain('<b>1 of 2</b>');
  });

  it('leads back out of the form from the first page, where no button does [F-025, F-488]', () => {
    expect(pageOf('one')).toContain('aria-label="Back"><a href="/">');
    expect(pageOf('one')).not.toContain('value="back"');
    expect(pageOf('two')).toContain('<a href="/forms/example/one">');
  });

  it('takes the captions of its buttons from hidden fields [F-026 to F-028]', () => {
    const form = formWith(
      label('nextLabel', 'Go on'),
      label('submitLabel', 'Send'),
      label('previousLabel', 'Return'),
    );
    const two = pageOf('two', { form });
    expect(two).toContain('<button class="btn">Go on</button>');
    expect(two).toContain('value="back">Return</button>');
    expect(checkOf(form)).toContain('<button class="btn">Send</button>');
  });

  it('says first what is wrong, in the words of the content, with a link to it [F-031, F-415, F-470]', () => {
    const again = pageOf('one', { values: { name: '' } });
    const summary = again.indexOf('class="summary-err');
    expect(summary).toBeGreaterThan(-1);
    expect(summary).toBeLessThan(again.indexOf('<h1>'));
    expect(again).toContain('Check the answers below.');
    expect(again).toContain('<a href="#name">Name: This field cannot be left blank</a>');
    expect(pageOf('one')).not.toContain('summary-err');
  });

  it('is checked as a whole on the last one, which submits [F-024]', () => {
    expect(checkOf()).toContain('<button class="btn">Submit</button>');
    expect(checkOf()).not.toContain('>Next<');
  });

  it('carries the key of a bot check where one is configured [F-462]', () => {
    const form = formOf(
      wireForm([
        wirePage('One', { alias: 'name', type: 'text' }, { alias: 'score', type: 'recaptcha' }),
      ]),
    );
    const keyWith = (service: { siteKey: string } | null) => {
      const checks = { challenge: { issue: () => 'token' }, service };
      const { kind: _, ...data } = pageView(contextOf(form, {}, checks), 'one')!;
      return [data.context.bot?.siteKey, html(<FormPage {...data} />).includes('name="_person"')];
    };
    expect(keyWith({ siteKey: 'public' })).toEqual(['public', true]);
    expect(keyWith(null)).toEqual([null, false]);
  });

  it('shows an answer that others should not read by chance on request only', () => {
    const form = formOf(
      wireForm([
        wirePage('One', { alias: 'name', type: 'text', caption: 'Name' }),
        wirePage('Two', {
          alias: 'more',
          type: 'text',
          caption: 'Word',
          settings: { masked: true },
        }),
      ]),
    );
    const { kind: _, ...data } = checkView(contextOf(form, { name: 'Jo', more: 'elm' }), 'key');
    const shown = html(<CheckAnswers {...data} />);
    expect(shown).toMatch(
      /<details><summary>.*Show<span class="hide"> Word<\/span><\/summary><span[^>]*>elm<\/span><\/details>/,
    );
    expect(shown).not.toMatch(/<details>[^]*Jo[^]*<\/details>/);
  });

  it('has no field beside the questions that a password manager could fill in [F-613]', () => {
    const form = formOf(
      wireForm([
        wirePage('One', { alias: 'name', type: 'text' }, { alias: 'score', type: 'recaptcha' }),
      ]),
    );
    const { kind: _, ...data } = pageView(contextOf(form, {}), 'one')!;
    const typed = html(<FormPage {...data} />).match(/<input(?![^>]*type="hidden")[^>]*>/g);
    expect(typed?.map((input) => /name="([^"]*)"/.exec(input)?.[1])).toEqual(['name']);
  });

  it('says that it is on its way [F-032]', () => {
    expect(html(<SendingStatus state="sending" />)).toContain('role="status">Sending …');
    expect(html(<SendingStatus state="idle" />)).not.toContain('Sending');
  });

  it('begins 100 pixels above what a link of its leads to [F-485]', () => {
    const rems = (file: string, rule: RegExp) =>
      Number(rule.exec(readFileSync(`app/${file}`, 'utf8'))?.[1]);
    const top = rems('styles/elements.css', /^html \{[^}]*scroll-padding-top: ([\d.]+)rem/m);
    const own = rems(
      'journeys/form/form.css',
      /^\.form \[id\] \{\s*scroll-margin-top: ([\d.]+)rem/m,
    );
    expect((top + own) * 16).toBe(100);
  });
});
