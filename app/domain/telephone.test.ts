import { expect, it } from 'vitest';
import { parseTelephone } from './telephone';

it.each([
  ['02079460123', '02079460123'],
  ['020 7946 0123', '02079460123'],
  ['(020) 7946-0123', '02079460123'],
  ['+44 7700 900123', '+447700900123'],
  ['07700 90012', null],
  ['077009001234', null],
  ['+4407700900123', null],
  ['0044 7700 900123', null],
  ['7700900123', null],
  ['0207946012x', null],
  ['', null],
  [null, null],
])('%j', (text, expected) => expect(parseTelephone(text)).toBe(expected));
