import { describe, expect, it } from 'vitest';
import { nearest, Vocabulary } from './vocabulary';

const vocabulary = new Vocabulary();
for (const word of 'generator generators general claiming power powers tree street streets'.split(
  ' ',
))
  vocabulary.add(word);

describe('the words of an index', () => {
  it('gives the stem of what it takes in', () => expect(vocabulary.add('claims')).toBe('claim'));

  it.each([
    ['claim', true],
    ['claiming', false],
    ['lighthouse', false],
  ])('knows the stem "%s": %s', (stem, expected) => expect(vocabulary.has(stem)).toBe(expected));

  it.each([
    ['gener', ['gener']],
    ['generat', ['gener']],
    ['pow', ['power']],
    ['str', ['street']],
    ['st', []],
    ['xyz', []],
  ])('what begins with "%s"', (word, stems) => expect(vocabulary.begunBy(word)).toEqual(stems));

  it.each([
    ['genrator', ['gener']],
    ['powre', ['power']],
    ['poewr', ['power']],
    ['powr', ['power']],
    ['stret', ['street']],
    ['egnerator', ['gener']],
    ['genreatro', ['gener']],
    ['egneartor', ['gener']],
    ['egnearotr', []],
    ['tre', []],
    ['x'.repeat(200), []],
  ])('what is spelled nearly like "%s"', (word, stems) =>
    expect(nearest(word, [vocabulary])).toEqual(stems),
  );

  it('gives at most 64 of what begins alike, short words first', () => {
    const many = new Vocabulary();
    for (let index = 0; index < 200; index += 1) many.add(`con${'x'.repeat(index % 20)}${index}`);
    expect(many.begunBy('con')).toHaveLength(64);
    expect(many.begunBy('con')[0]).toBe('con0');
  });
});

describe('the nearest words of several vocabularies', () => {
  const list = new Vocabulary();
  for (const word of ['outage', 'trees']) list.add(word);
  it.each([
    ['otuage', ['outag']],
    ['outtage', ['outag']],
    ['sstreet', ['street']],
    ['powre', ['power']],
    ['zzzzzz', []],
  ])('for "%s"', (word, stems) => expect(nearest(word, [vocabulary, list])).toEqual(stems));

  it('are those of the first if both are as near', () => {
    const [first, second] = [new Vocabulary(), new Vocabulary()];
    first.add('meter');
    second.add('meber');
    expect(nearest('mezer', [first, second])).toEqual(['meter']);
  });
});
