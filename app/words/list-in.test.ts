import { expect, it } from 'vitest';
import { listIn } from './list-in';

it.each([
  [
    'cy',
    ['Heol y Felin', 'Heol y Bryn', 'Eden Street'],
    'Heol y Felin, Heol y Bryn ac Eden Street',
  ],
  ['cy', ['Heol y Felin', 'Heol y Bryn', 'Mill Lane'], 'Heol y Felin, Heol y Bryn a Mill Lane'],
  ['cy', ['Heol y Felin', 'Mill Lane'], 'Heol y Felin a Mill Lane'],
  ['cy', ['Heol y Felin'], 'Heol y Felin'],
  ['cy', ['Mill Lane', 'Ystrad'], 'Mill Lane ac Ystrad'],
  ['cy', ['Mill Lane', 'Walton Road'], 'Mill Lane a Walton Road'],
  ['en-GB', ['Mill Lane', 'High Street', 'Eden Street'], 'Mill Lane, High Street and Eden Street'],
  ['en-GB', [], ''],
])('in %s, %j', (locale, items, list) => expect(listIn(locale, items)).toBe(list));
