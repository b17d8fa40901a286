import { expect, it } from 'vitest';
import { FOREIGN } from '~/domain/content/foreign';
import { language } from './languages/cy';
import { pageIn } from './page-in';

const { start, end } = FOREIGN;

it.each([
  [
    'a link of the core',
    '<a class="x" href="/power-cut/list?show=planned">',
    '<a class="x" href="/cy/power-cut/list?show=planned">',
  ],
  ['the way home', '<a href="/">', '<a href="/cy/">'],
  ['a page in English', '<a class="x" href="/help">', '<a class="x" href="/help" hreflang="en-GB">'],
  ['a file', '<a href="/feeds/incidents.atom">', '<a href="/feeds/incidents.atom">'],
  ['a place of this page', '<a href="#main">', '<a href="#main">'],
  ['a number', '<a href="tel:105">', '<a href="tel:105">'],
  ['another site', '<a href="//elsewhere.example/">', '<a href="//elsewhere.example/">'],
  [
    'the way to the same page in English',
    '<a href="/" lang="en-GB" hreflang="en-GB">',
    '<a href="/" lang="en-GB" hreflang="en-GB">',
  ],
  [
    'the same, as React writes it',
    '<a href="/" lang="en-GB" hrefLang="en-GB">',
    '<a href="/" lang="en-GB" hrefLang="en-GB">',
  ],
  ['figures in our words', '<p>rhwng 6 a 8</p>', '<p>rhwng 6 ac 8</p>'],
  ["figures in a visitor's own words", '<span data-own="">Flat a 8</span>', '<span data-own="">Flat a 8</span>'],
  ['a title of an error', '<title>Error: Cwcis</title>', '<title>Gwall: Cwcis</title>'],
  ['a form', '<form method="post" action="/cookies">', '<form method="post" action="/cy/cookies">'],
  [
    'a form without an address',
    '<form method="post"><input name="a" value="/power-cut">',
    '<form method="post"><input name="a" value="/power-cut">',
  ],
  ['the page itself', '<html lang="en-GB" data-low="">', '<html lang="cy" data-low="">'],
  [
    'an island that speaks',
    '<div class="b" data-island="search/search-box" data-props="{}" data-words="{}">',
    '<div class="b">',
  ],
  [
    'an island that only moves',
    '<div data-island="parts/carousel" data-props="{}">',
    '<div data-island="parts/carousel" data-props="{}">',
  ],
  [
    'words of the operator',
    `<p class="x">${start}Work is going on.${end}</p>`,
    '<p class="x" lang="en-GB">Work is going on.</p>',
  ],
  [
    'words of the operator among ours',
    `<p>${start}A cable failed.${end} Diolch.</p>`,
    '<p><span lang="en-GB">A cable failed.</span> Diolch.</p>',
  ],
  [
    'words of the operator after what React puts between texts',
    `<b>Mwy: <!-- -->${start}A cable failed.${end}</b>`,
    '<b>Mwy: <!-- --><span lang="en-GB">A cable failed.</span></b>',
  ],
  [
    'words of the operator after a break',
    `<p>Mwy<br/>${start}A cable failed.${end}</p>`,
    '<p>Mwy<br/><span lang="en-GB">A cable failed.</span></p>',
  ],
  [
    'several elements of the operator',
    `<div>${start}<p>One.</p><p>Two.</p>${end}</div>`,
    '<div lang="en-GB"><p>One.</p><p>Two.</p></div>',
  ],
  [
    'words where nothing can say its language',
    `<title>${start}A${end}</title><a title="${start}A${end}" href="#x">`,
    '<title>A</title><a title="A" href="#x">',
  ],
  [
    'a page that renews itself',
    '<main id="main"><script data-latest="30000">',
    '<main id="main" data-renew=""><script data-latest="30000">',
  ],
])('%s', (_, drawn, expected) => expect(pageIn(language, drawn)).toBe(expected));
