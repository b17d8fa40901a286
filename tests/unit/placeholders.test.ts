import { readdirSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '~/forms/engine/definition';
import { journeyOf } from '~/forms/engine/journey';
import { formOf, wireForm, wirePage } from '~/forms/fields/example-form';
import { pageModel } from '~/forms/engine/page-model';
import { checkView } from '~/server/form-page/check-view.server';
import { loadThankYou } from '~/server/form-page/thank-you.server';
import { pageView } from '~/server/form-page/page-view.server';
import { createChallenge } from '~/server/bot-check/challenge';
import { createSealer } from '~/server/seal.server';
import { CheckAnswers } from '~/forms/view/check-answers';
import { FormPage } from '~/forms/view/form-page';
import { ThankYou } from '~/forms/view/thank-you';
import type { FormGateways } from '~/server/form-page/gateways';
import { pickFrom, walk, walkGiven } from '../support/example-answers';
import { definitionOf } from '../support/form-definition';
import { ask, gatewaysWith } from '../support/form-visitor';
import { usesInMemory } from '../support/score';

const PLACEHOLDER = /%[A-Za-z][\w-]*%/g;
const challenge = createChallenge(createSealer('a secret of sixteen letters', 'bot check'));
const request = new Request('http://site.test/');

describe.each(readdirSync('content/forms').map((file) => file.replace('.json', '')))('%s', (form) => {
  const definition = definitionOf(form);

  it('mend 24: shows no unfilled placeholder on any page, whatever was answered', async () => {
    for (const seed of [0, 1, 2, 4]) {
      const { journey } = walk(definition, pickFrom(seed), seed % 4 === 0 ? 'least' : 'all');
      for (const { slug } of journey.shown.pages) {
        const data = pageView({
          request,
          journey,
          slug,
          given: walkGiven,
          bots: { challenge, service: null, uses: usesInMemory() },
        })!;
        expect(JSON.stringify(data).match(PLACEHOLDER), slug).toBeNull();
        expect(renderToStaticMarkup(createElement(FormPage, data)).match(PLACEHOLDER), slug).toBeNull();
      }
      const check = renderToStaticMarkup(createElement(CheckAnswers, checkView(journey, walkGiven, 'key')));
      expect(check.match(PLACEHOLDER)).toBeNull();
    }
  });

  it('mend 24: nor on its entry page or when it has been sent', async () => {
    expect(JSON.stringify([definition.landing, definition.header]).match(PLACEHOLDER)).toBeNull();
    const gateways = { ...gatewaysWith(), forms: { byId: () => definition } } as unknown as FormGateways;
    const visit = { sentForm: { id: definition.id, at: Date.now() } };
    const answer = await loadThankYou(await ask(`/forms/${form}/thank-you`, { visit }), form, gateways);
    const html = renderToStaticMarkup(createElement(ThankYou, await answer.json()));
    expect(html.match(PLACEHOLDER)).toBeNull();
  });

  it('mend 24: its placeholders name its own questions', () => {
    const known = new Set(fieldsOf(definition).map(({ alias }) => alias.toLowerCase()));
    const named = JSON.stringify(definition.pages).match(PLACEHOLDER) ?? [];
    expect(named.map((one) => one.slice(1, -1)).filter((one) => !known.has(one.toLowerCase()))).toEqual([]);
  });
});

it('mend 24: every text of a question is filled, with dots for what is not asked', () => {
  const text = 'for %who% and %hidden%';
  const form = formOf(
    wireForm(
      [
        wirePage(
          'One',
          { alias: 'who', type: 'text' },
          { alias: 'hidden', type: 'text', condition: { rules: [{ field: 'who', operator: 'is', value: 'x' }] } },
          {
            alias: 'q',
            type: 'radio',
            caption: text,
            helpText: text,
            required: true,
            requiredErrorMessage: text,
            preValues: [{ value: 'a', caption: text }],
            settings: { caption: text, bodyText: text, acceptCopy: text, modal: 'more' },
          },
          { alias: 'note', type: 'title and description', settings: { caption: text, bodyText: text } },
        ),
      ],
      { modals: [{ modalName: 'more', title: text, bodyText: text }] },
    ),
  );
  const journey = journeyOf(form, { who: 'Sam' }, walkGiven);
  const page = pageModel(journey, journey.shown.pages[0]!.slug, walkGiven);
  const said = JSON.stringify(page);
  expect(said.match(PLACEHOLDER)).toBeNull();
  expect(said.match(/for Sam and …/g)?.length).toBeGreaterThanOrEqual(10);
});
