import { readdirSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '~/forms/engine/definition';
import { journeyOf, type Journey } from '~/forms/engine/journey';
import { formOf, wireForm, wirePage } from '../fixtures/example-form';
import { pageModel } from '~/forms/engine/page-model';
import { checkView } from '~/journeys/form/load/check.server';
import { formContext } from '~/journeys/form/load/context.server';
import { type FormContext } from '~/journeys/form/load/form-context';
import { loadThankYou } from '~/journeys/form/load/thank-you.server';
import { pageView } from '~/journeys/form/load/page-view.server';
import { createChallenge } from '~/server/ports/bot-check/create.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { CheckAnswers } from '~/journeys/form/check-answers';
import type { PageData } from '~/journeys/form/page-data';
import { postPage } from '~/journeys/form/load/post-page.server';
import { readDictionary } from '~/server/content/dictionary';
import {
  formField as formFieldTexts,
  formKnown as formKnownTexts,
  formPage as formPageTexts,
  formThankYou as formThankYouTexts,
  form as formTexts,
} from '#words/en.json';
import { DictionaryProvider } from '~/words/use-texts';
import { FormPage } from '~/journeys/form/form-page';
import { ThankYou } from '~/journeys/form/thank-you';
import type { FormGateways } from '~/journeys/form/load/gateways';
import { pickFrom, walk, walkGiven } from '../support/example-answers';
import { definitionOf } from '../support/form-definition';
import { ask, gatewaysWith, send } from '../support/form-visitor';
import { usesInMemory } from '../support/score';

const PLACEHOLDER = /%[A-Za-z][\w-]*%/g;
const challenge = createChallenge(createEncrypter('a secret of sixteen letters', 'bot check'));
const bots = { challenge, service: null, uses: usesInMemory() };

describe.each(readdirSync('content/forms').map((file) => file.replace('.json', '')))(
  '%s',
  (form) => {
    const definition = definitionOf(form);
    const gateways = {
      ...gatewaysWith(),
      bots,
      forms: { byId: () => definition },
    } as unknown as FormGateways;

    it('shows no unfilled placeholder on any page, whatever was answered', async () => {
      const asked = await formContext(await ask(`/forms/${form}/x`), form, gateways);
      const context = (journey: Journey): FormContext => ({
        ...asked,
        base: walkGiven,
        journey: () => journey,
      });
      for (const seed of [0, 1, 2, 4]) {
        const { journey } = walk(definition, pickFrom(seed), seed % 4 === 0 ? 'least' : 'all');
        for (const { slug } of journey.visibleForm.pages) {
          const data = pageView(context(journey), slug)!;
          expect(JSON.stringify(data).match(PLACEHOLDER), slug).toBeNull();
          expect(
            renderToStaticMarkup(createElement(FormPage, data)).match(PLACEHOLDER),
            slug,
          ).toBeNull();
        }
        const check = renderToStaticMarkup(
          createElement(CheckAnswers, checkView(context(journey), 'key')),
        );
        expect(check.match(PLACEHOLDER)).toBeNull();
      }
    });

    it('nor on its entry page or when it has been sent', async () => {
      expect(JSON.stringify([definition.landing, definition.header]).match(PLACEHOLDER)).toBeNull();
      const visit = { sentForm: { id: definition.id, at: Date.now(), textsTo: null } };
      const answer = await loadThankYou(
        await ask(`/forms/${form}/thank-you`, { visit }),
        form,
        gateways,
      );
      const html = renderToStaticMarkup(createElement(ThankYou, await answer.json()));
      expect(html.match(PLACEHOLDER)).toBeNull();
    });

    it('its placeholders name its own questions', () => {
      const aliases = new Set(fieldsOf(definition).map(({ alias }) => alias.toLowerCase()));
      const named = JSON.stringify(definition.pages).match(PLACEHOLDER) ?? [];
      expect(
        named.map((one) => one.slice(1, -1)).filter((one) => !aliases.has(one.toLowerCase())),
      ).toEqual([]);
    });
  },
);

/** What an editor may write over a text of the site, and the content system over one of a form. */
const OVERRIDDEN = 'Call %telephoneNumber% or ask %nobody-here%';

it('C4: nor where an editor has written one into help texts, errors, labels and the words of the site', async () => {
  const everyText = Object.keys({
    ...formTexts,
    ...formPageTexts,
    ...formThankYouTexts,
    ...formKnownTexts,
    ...formFieldTexts,
  });
  const { dictionary } = readDictionary(
    Object.fromEntries(everyText.map((key) => [key, OVERRIDDEN])),
  );
  const types = [
    'text',
    'textarea',
    'select',
    'radio',
    'checkbox',
    'checkbox list',
    'date',
    'address',
    'location',
    'data consent',
  ];
  const definition = formOf(
    wireForm(
      [
        wirePage(
          OVERRIDDEN,
          ...types.map((type, index) => ({
            alias: `q${index}`,
            type,
            caption: OVERRIDDEN,
            helpText: OVERRIDDEN,
            required: true,
            requiredErrorMessage: index % 2 === 0 ? OVERRIDDEN : undefined,
            preValues: [{ value: 'a', caption: OVERRIDDEN }],
            settings: { caption: OVERRIDDEN, bodyText: OVERRIDDEN, acceptCopy: OVERRIDDEN },
          })),
        ),
      ],
      { _id: 'plain' },
    ),
  );
  const own = gatewaysWith();
  const gateways = {
    ...own,
    bots,
    content: { ...own.content, dictionary: () => dictionary },
    forms: { byId: () => definition },
  } as unknown as FormGateways;
  const slug = definition.pages[0]?.slug ?? '';
  const markup = (element: ReactElement) =>
    renderToStaticMarkup(
      createElement(DictionaryProvider, { overrides: dictionary, children: element }),
    );
  const context = await formContext(await ask(`/forms/plain/${slug}`), 'plain', gateways);
  const empty = pageView(context, slug)!;
  const answer = await postPage(await send(`/forms/plain/${slug}`, {}), 'plain', slug, gateways);
  const wrong = (await answer.json()) as PageData;
  expect(wrong.page.problems.length).toBeGreaterThan(5);
  for (const data of [empty, wrong]) {
    const html = markup(createElement(FormPage, data));
    expect(html).toContain('Call … or ask …');
    expect([html.match(PLACEHOLDER), JSON.stringify(data).match(PLACEHOLDER)]).toEqual([
      null,
      null,
    ]);
  }
  const check = markup(createElement(CheckAnswers, checkView(context, 'key')));
  expect(check.match(PLACEHOLDER)).toBeNull();
});

it('every text of a question is filled, with dots for what is not asked', () => {
  const text = 'for %who% and %hidden%';
  const form = formOf(
    wireForm(
      [
        wirePage(
          'One',
          { alias: 'who', type: 'text' },
          {
            alias: 'hidden',
            type: 'text',
            condition: { rules: [{ field: 'who', operator: 'is', value: 'x' }] },
          },
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
          {
            alias: 'note',
            type: 'title and description',
            settings: { caption: text, bodyText: text },
          },
        ),
      ],
      { modals: [{ modalName: 'more', title: text, bodyText: text }] },
    ),
  );
  const journey = journeyOf(form, { who: 'Sam' }, walkGiven);
  const page = pageModel(journey, journey.visibleForm.pages[0]!.slug, walkGiven);
  const json = JSON.stringify(page);
  expect(json.match(PLACEHOLDER)).toBeNull();
  expect(json.match(/for Sam and …/g)?.length).toBeGreaterThanOrEqual(10);
});
