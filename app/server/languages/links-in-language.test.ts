import { describe, expect, it } from 'vitest';
import type { Content } from '~/server/content/content';
import { language } from '~/words/languages/cy';
import { pageLanguageOf } from './links-in-language';

const translation = { phrases: { 'Warm drinks': 'Diodydd poeth' }, dictionary: {} };
const content = { translations: () => new Map([['cy', translation]]) } as unknown as Content;
const welsh = pageLanguageOf(language, content);

it('is null on an English page', () => expect(pageLanguageOf(null, content)).toBeNull());

describe('a link on a Welsh page [X-91]', () => {
  it.each([
    [
      'to a page of the core',
      '/power-cut/list?show=planned',
      { href: '/cy/power-cut/list?show=planned' },
    ],
    ['to the home page', '/', { href: '/cy/' }],
    ['to a page that is in English alone', '/help', { href: '/help', hrefLang: 'en-GB' }],
    ['to a file', '/feeds/incidents.atom', { href: '/feeds/incidents.atom' }],
    ['to a place of the page', '#main', { href: '#main' }],
    ['to a phone number', 'tel:105', { href: 'tel:105' }],
    ['to another site', '//elsewhere.example/', { href: '//elsewhere.example/' }],
  ])('%s', (_, href, link) => expect(welsh?.linkTo(href)).toEqual(link));
});

it('knows a translation of the content from a text that has none', () => {
  expect(welsh?.isTranslated('Diodydd poeth')).toBe(true);
  expect(welsh?.isTranslated('A cable failed.')).toBe(false);
});

it('knows our own words, which stand in for what editors left out', () => {
  expect(welsh?.isTranslated(language.words['warmStepFree'] ?? '')).toBe(true);
});
