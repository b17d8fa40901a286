import { expect, it } from 'vitest';
import { partsOf, plainLetters } from './letters';

it.each([
  ['Mae’r trydan yn ôl', "Mae'r trydan yn ol"],
  ['ŵ ŷ â ê î ô û ï Ŵ Ŷ', 'w y a e i o u i W Y'],
  ['w\u0302 o\u0302', 'w o'],
  ['à é ì ò ù ä ö ü ñ £', 'à é ì ò ù ä ö ü ñ £'],
  ['“Yes” – 4pm…  now', '"Yes" - 4pm... now'],
  ['½ Ł 灯', '½ Ł 灯'],
])('%s', (text, plain) => expect(plainLetters(text)).toBe(plain));

it.each([
  ['nothing', '', 1],
  ['one part', 'a'.repeat(160), 1],
  ['one letter more', 'a'.repeat(161), 2],
  ['two parts', 'a'.repeat(306), 2],
  ['three', 'a'.repeat(307), 3],
  ['letters that take two places', '€'.repeat(80), 1],
  ['one of them more', '€'.repeat(81), 2],
  ['one that few phones have', `${'a'.repeat(69)}ô`, 1],
  ['and one more', `${'a'.repeat(70)}ô`, 2],
  ['two that no part may split', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ['an emoji, which takes two of 70', `${'a'.repeat(68)}💡`, 1],
  ['an emoji that no part may split', `${'a'.repeat(66)}💡${'a'.repeat(66)}`, 3],
  ['three parts of those', `${'a'.repeat(134)}ô`, 3],
])('%s', (_, text, parts) => expect(partsOf(text)).toBe(parts));
