import { expect, it } from 'vitest';
import { readDictionary } from './dictionary';

it.each([
  ['callNow', 'Ring %telephoneNumber% now', 'Ring … now', 1],
  ['formErrorHeading', '%a% and %b-c%', '… and …', 2],
  ['powerCutHeader', 'Power cuts in [place], %place%', 'Power cuts in [place], %place%', 0],
  ['areaNotInArea', '%postcode% is not ours', '%postcode% is not ours', 0],
  ['noSuchText', '100% sure, 50% off', '100% sure, 50% off', 0],
  ['noSuchText', '%x%', '…', 1],
])('%s: %s', (key, text, expected, faults) => {
  const read = readDictionary({ [key]: text });
  expect(read.dictionary).toEqual({ [key]: expected });
  expect(read.faults.map(({ page, field }) => [page, field])).toEqual(
    Array(faults).fill(['dictionary', key]),
  );
});
