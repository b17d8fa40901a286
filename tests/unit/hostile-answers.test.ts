import { readdirSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fieldsOfPage, type Definition, type Page } from '~/forms/engine/definition';
import { EMPTY_DRAFT, type DraftAnswers } from '~/forms/engine/draft-answers';
import { FormPage } from '~/journeys/form/form-page';
import type { PageData } from '~/journeys/form/page-data';
import { createChallenge } from '~/server/ports/bot-check/create.server';
import type { FormGateways } from '~/journeys/form/load/gateways';
import { postPage } from '~/journeys/form/load/post-page.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { exampleFor, pickFrom, walk } from '../support/example-answers';
import { definitionOf } from '../support/form-definition';
import { draftOf, gatewaysWith, send } from '../support/form-visitor';

const LENGTH = 10_000;
const fill = (text: string): string => text.repeat(LENGTH / text.length);

/** What patterns, sanitizers and walks over text have been slow on. */
const HOSTILE: Readonly<Record<string, string>> = {
  digits: fill('7'),
  'zeros, then x': `${fill('0').slice(1)}x`,
  spaces: `a${fill(' ').slice(2)}b`,
  'lines and spaces': fill(' \n\t '),
  letters: fill('a'),
  'marks on a letter': `e${fill('\u0316\u0301').slice(1)}`,
  unicode: fill('🕯️é '),
  brackets: fill('<[({'),
  'signs of a postcode and an address': fill('CB1 9,@.'),
  placeholders: fill('%yourName%'),
};

/** Only a pattern or a loop that goes wrong takes so long; the figure itself is printed. */
const MOST_MS = 1000;
const worst = { form: '', page: '', kind: '', ms: 0 };

function gatewaysOf(definition: Definition, draft: DraftAnswers): FormGateways {
  const challenge = createChallenge(createEncrypter('a secret of sixteen letters', 'bot check'));
  const nothing = () => Promise.resolve(null);
  return {
    ...gatewaysWith({ [definition.id]: draftOf(draft) }),
    forms: { byId: () => definition },
    bots: { challenge, service: null },
    uploads: { filesOf: () => Promise.resolve([]), hold: nothing },
    pings: { start: nothing, resultOf: nothing },
    supply: { smartMeterCheck: nothing },
  } as unknown as FormGateways;
}

/** Every input of a page, all with the same text. */
const answersWith = (page: Page, text: string): Record<string, string> =>
  Object.fromEntries(
    fieldsOfPage(page).flatMap((field) =>
      ['', ...Object.keys(exampleFor(field, pickFrom(1)))].map((part) => [
        part ? `${field.alias}.${part}` : field.alias,
        text,
      ]),
    ),
  );

/** What one post costs this process: nobody else can be answered meanwhile. */
async function costOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe.each(readdirSync('content/forms').map((file) => file.replace('.json', '')))(
  '%s',
  (form) => {
    it('takes 10 000 hostile characters in every answer of every page, and nobody waits', async () => {
      const definition = definitionOf(form);
      const { journey } = walk(definition, pickFrom(3), 'all');
      const before: DraftAnswers = { ...EMPTY_DRAFT, answers: journey.visibleForm.answers };
      for (const page of definition.pages) {
        for (const [kind, text] of Object.entries(HOSTILE)) {
          const gateways = gatewaysOf(definition, before);
          const request = await send(`/forms/${form}/${page.slug}`, answersWith(page, text));
          const ms = await costOf(async () => {
            const answer = await postPage(request, form, page.slug, gateways);
            expect(answer.status, `${page.slug}, ${kind}`).toBeLessThan(500);
            if (answer.headers.has('Location')) return;
            const data = (await answer.json()) as PageData;
            expect(renderToStaticMarkup(createElement(FormPage, data))).toContain('<form');
          });
          if (ms > worst.ms) Object.assign(worst, { form, page: page.slug, kind, ms });
          expect(ms, `${page.slug}, ${kind}`).toBeLessThan(MOST_MS);
        }
      }
    });
  },
);

it('and the slowest of them is known', () => {
  console.info(
    `The slowest hostile answer: ${worst.ms.toFixed(0)} ms (${worst.form}, ${worst.page}, ${worst.kind})`,
  );
  expect(worst.ms).toBeGreaterThan(0);
});

it('what is kept of a text is bounded by its question', async () => {
  const definition = definitionOf('report-a-power-cut');
  const drafts = { [definition.id]: draftOf(EMPTY_DRAFT) };
  const gateways = { ...gatewaysOf(definition, EMPTY_DRAFT), drafts: gatewaysWith(drafts).drafts };
  const text = fill('7');
  const answer = await postPage(
    await send('/forms/report-a-power-cut/about-you', {
      yourName: text,
      telephoneNumber: text,
      bestContact: text,
    }),
    definition.id,
    'about-you',
    gateways,
  );
  expect(answer.status).toBeLessThan(500);
  const { answers } = drafts[definition.id]!.draftAnswers;
  expect(answers).toMatchObject({
    yourName: '7'.repeat(200),
    telephoneNumber: '7'.repeat(40),
    bestContact: null,
  });
});
