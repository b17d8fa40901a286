import { expect, it } from 'vitest';
import { parseEmailAddress } from './email-address';

it.each([
  ['sam.example@mail.example', 'sam.example@mail.example'],
  ['  sam@mail.example ', 'sam@mail.example'],
  ["o'neil+power@a-b.co.uk", "o'neil+power@a-b.co.uk"],
  ['sam@mail.photography', 'sam@mail.photography'],
  ['sam@mail.xn--p1ai', 'sam@mail.xn--p1ai'],
  ['sam', null],
  ['sam@mail', null],
  ['sam@@mail.example', null],
  ['sam@mail..example', null],
  ['.sam@mail.example', null],
  ['sam.@mail.example', null],
  ['sa..m@mail.example', null],
  ['sam@-mail.example', null],
  ['sam smith@mail.example', null],
  ['sam@mail.example\nBcc: a@b.example', null],
  ['x'.repeat(5000), null],
  ['', null],
  [undefined, null],
])('%j', (text, expected) => expect(parseEmailAddress(text)).toBe(expected));
