import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { welsh } from '../../../tests/fixtures/welsh';
import { fieldsOf } from '~/forms/engine/definition';
import { readDefinition } from '~/forms/engine/read-definition';
import { fieldTypes } from '~/forms/fields/registry';
import type { Language } from '~/words/language';
import type { Content } from '~/server/content/content';
import { withLanguages, createTranslation } from './content.server';
const json = (file: string) =>
  JSON.parse(readFileSync(`content/${file}.json`, 'utf8')) as Record<string, unknown>;
const { phrases, answers } = json('words/cy') as {
  phrases: Record<string, string>;
  answers: Record<string, Record<string, string>>;
};
const read = readDefinition(json('forms/report-a-power-cut'), fieldTypes);
const english = read.ok ? read.definition : null;
const translations = new Map([['cy', { phrases, answers, dictionary: { menu: 'Y ddewislen' } }]]);
const dictionary = { menu: 'The menu', mpanTitle: 'Your meter' };
const spokenIn = withLanguages(
  () =>
    ({
      translations: () => translations,
      dictionary: () => dictionary,
      settings: () => ({ navigation: [{ url: '/help', name: 'Help' }] }),
      page: () => null,
    }) as unknown as Content,
);
const formsIn = (language: Language | null) =>
  spokenIn(language).formsOf({ byId: () => english } as never);

it('is as it was outside a language', () => {
  expect(spokenIn(null).content.dictionary()).toBe(dictionary);
  expect(formsIn(null).byId('report-a-power-cut')).toBe(english);
});

it('puts what editors say in the language before our words, and these before English', () => {
  const { content } = spokenIn(welsh);
  expect(content.dictionary()).toMatchObject({
    menu: 'Y ddewislen',
    skipLinks: 'Neidio',
    mpanTitle: 'Your meter',
  });
  expect(content.dictionary()).toBe(content.dictionary());
  expect(content.settings().navigation).toEqual([{ url: '/help', name: phrases['Help'] }]);
});

it('asks the questions of a form in the language, and sends the answers under the names that the operator knows [X-89]', () => {
  const form = formsIn(welsh).byId('report-a-power-cut');
  if (!form || !english) throw new Error('no form');
  expect(form.version).toBe(english.version);
  expect(form.pages.map(({ slug }) => slug)).toEqual(english.pages.map(({ slug }) => slug));
  const sections = ({ pages }: typeof form) =>
    pages.flatMap(({ fieldsets }) => fieldsets.map(({ section }) => section));
  expect(sections(form)).toEqual(sections(english));
  const values = (one: typeof form) =>
    fieldsOf(one).map(({ alias, type, options }) => [
      alias,
      type,
      options.map(({ value }) => value),
    ]);
  expect(values(form)).toEqual(values(english));
  const captions = fieldsOf(form).flatMap(({ caption, options }) => [
    caption,
    ...options.map((one) => one.caption),
  ]);
  expect(captions.filter((text) => text in phrases && phrases[text] !== text)).toEqual([]);
});

it('answers a question with its own verb, and sends the same', () => {
  const form = formsIn(welsh).byId('report-a-power-cut');
  if (!form) throw new Error('no form');
  const optionsOf = (name: string) =>
    fieldsOf(form)
      .find(({ alias }) => alias === name)
      ?.options.map(({ value, caption }) => `${value}: ${caption}`);
  expect(optionsOf('medicalNeed')).toEqual([
    'Yes: Oes',
    'No: Nac oes',
    expect.stringContaining('Nid wyf yn gwybod'),
  ]);
  expect(optionsOf('onRegister')).toEqual([
    'Yes: Ydynt',
    'No: Nac ydynt',
    expect.stringContaining('Nid wyf yn gwybod'),
  ]);
  expect(optionsOf('textUpdates')).toEqual(['Yes: Hoffwn', 'No: Na hoffwn']);
});

it('leaves in English what has no translation where editors write in a hurry', () => {
  const lists = {
    storms: [
      {
        stormName: 'Storm Merrin',
        title: 'Help',
        posts: [{ title: 'Line repaired', link: { name: 'More' } }],
      },
    ],
    warmPlaces: [{ name: 'Hall', services: ['Hot food', 'Piano'], access: null }],
    articles: [{ title: 'Line repaired' }],
  };
  const inBoth = withLanguages(
    () =>
      ({
        translations: () => translations,
        collections: () => lists,
        live: () => ({ stormMode: true, stormText: 'Stay in.' }),
      }) as unknown as Content,
  );
  expect(inBoth(null).content.collections()).toBe(lists);
  const spoken = inBoth(welsh).content;
  expect(spoken.collections()).toMatchObject({
    storms: [
      {
        stormName: 'Storm Merrin',
        title: phrases['Help'],
        posts: [{ title: 'Line repaired', link: { name: 'More' } }],
      },
    ],
    warmPlaces: [{ name: 'Hall', services: ['Bwyd poeth', 'Piano'], access: null }],
    articles: lists.articles,
  });
  expect(spoken.collections()).toBe(spoken.collections());
  expect(spoken.live()).toEqual({ stormMode: true, stormText: 'Stay in.' });
});

it('gives the same part again for the same one, and leaves alone what is no text', () => {
  const translated = createTranslation({ Yes: 'Ie', map: 'map o doriadau' });
  const part = { value: 'Yes', caption: 'Yes', icon: 'map', look: /Yes/, items: ['Yes', 'No'] };
  expect(translated(part)).toEqual({
    value: 'Yes',
    caption: 'Ie',
    icon: 'map',
    look: /Yes/,
    items: ['Ie', 'No'],
  });
  expect(translated(part)).toBe(translated(part));
});
