import { expect, it } from 'vitest';
import { gazetteer } from './gazetteer';

it.each([
  ['NR33', { town: 'Lowestoft', county: 'Suffolk' }],
  ['EC1R', { town: 'Shoreditch', county: 'Greater London' }],
  ['TN1', { town: 'Tunbridge Wells', county: 'Kent' }],
  ['M1', null],
  ['', null],
])('outcode %j', (outcode, expected) => expect(gazetteer.ofOutcode(outcode)).toEqual(expected));

it.each([
  ['a village in Norfolk', 52.77, 1.52, { town: 'Stalham', county: 'Norfolk' }],
  ['another licence area', 53.48, -2.24, { town: 'Manchester', county: 'Greater Manchester' }],
  ['the sea', 53.5, 3, null],
])('%s', (_, lat, lng, expected) => expect(gazetteer.near({ lat, lng })).toEqual(expected));
