import { expect, it } from 'vitest';
import { language } from './cy';

it.each([
  ['rhwng 06:00 a 08:00 heddiw', 'rhwng 06:00 ac 08:00 heddiw'],
  ['rhwng 6pm a 8pm heddiw', 'rhwng 6pm ac 8pm heddiw'],
  ['rhwng 10:00 a 11:30', 'rhwng 10:00 ac 11:30'],
  ['rhwng hanner nos a 01:00', 'rhwng hanner nos ac 01:00'],
  ['rhwng 16:00 a 18:00', 'rhwng 16:00 a 18:00'],
  ['rhwng 04:00 a 12:15', 'rhwng 04:00 a 12:15'],
  ['CB1 9 a 8 ardal arall', 'CB1 9 ac 8 ardal arall'],
  ['Cofnodion a 1,234 o gartrefi, na 11,200', 'Cofnodion a 1,234 o gartrefi, nag 11,200'],
  ['Mae problem gyda 8 o atebion', 'Mae problem gydag 8 o atebion'],
  ['fwy na 12 awr, fwy na 18 awr', 'fwy na 12 awr, fwy na 18 awr'],
  ['rhwng 7.5 a 8.5 milltir, 80 a 800 a 8,000', 'rhwng 7.5 ac 8.5 milltir, 80 ac 800 ac 8,000'],
  ['a 11kV line, a 8-hour cut, a 8.5kV', 'a 11kV line, a 8-hour cut, a 8.5kV'],
  ['tua 8, yna 11', 'tua 8, yna 11'],
  ['ymhen 2 diwrnod', 'ymhen 2 ddiwrnod'],
  ['12 diwrnod, 2 awr 2 munud', '12 diwrnod, 2 awr 2 funud'],
  ['1.2 milltir, 2 milltir', '1.2 milltir, 2 filltir'],
  ['Mill Road, Hills Road a(c) Mawson Road', 'Mill Road, Hills Road a Mawson Road'],
  ['Pwyleg a(c) Iaith Arwyddion Prydain', 'Pwyleg ac Iaith Arwyddion Prydain'],
  ['Dyma 105 a 999', 'Dyma 105 a 999'],
])('%s', (filled, expected) => expect(language.adjust?.(filled)).toBe(expected));
