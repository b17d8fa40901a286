import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { themeColours } from '#operator/look.json';
import profile from '#operator/profile.json';
import regions from '#operator/regions.json';

/** Files of text, without tests and their fixtures; the wire contract has examples of its own. Editors see the examples of blocks. */
const FILES = ['app', 'content', 'demo', 'public', 'deploy']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.(?:tsx?|css|json|js|svg|html|conf|ya?ml|service|target)$/.test(file))
  .filter(
    (file) =>
      !/\.test\.tsx?$|wire-types\.d\.ts$|api\.openapi\.yaml$|example(?!s\.json$)/.test(file),
  )
  // The cost model and the demonstration's places are data of the made-up network.
  .filter((file) => !/^content\/cost-model\.json$|^demo\/data\//.test(file));

const { operator } = profile;
const spaced = (text: string): string => text.replaceAll(' ', '\\s');

it.each([
  ['the name', new RegExp(operator.nameLead, 'i')],
  ['the phones', new RegExp([operator.phone, operator.phoneDigits].map(spaced).join('|'))],
  [
    'the office’s phones',
    new RegExp([operator.officePhone, operator.officePhoneDigits].map(spaced).join('|')),
  ],
  ['the codes of regions', new RegExp(`\\b(?:${regions.map(({ code }) => code).join('|')})\\b`)],
  ['the names of regions', /East of England/],
])('%s of an operator stands in its folder alone', (_, pattern) => {
  const found = FILES.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

it('the main colours of an operator stand in its folder alone', () => {
  const { ask, night } = themeColours;
  const found = FILES.filter(
    (file) => !file.startsWith('public/media/') && !file.startsWith('public/offers/'),
  )
    .filter((file) => !file.endsWith('.svg'))
    .filter((file) =>
      new RegExp(`${ask.light}|${night.light}`, 'i').test(readFileSync(file, 'utf8')),
    );
  expect(found).toEqual([]);
});

it('an operator names places of its own where the words name examples', () => {
  const examples = /CB1 9ZA|Lantern Street|\b(?:Ely|Norwich|Lowestoft)\b/;
  const named = (words: unknown): string[] =>
    Object.entries(words as Record<string, unknown>).flatMap(([name, value]) =>
      typeof value === 'string' ? (examples.test(value) ? [name] : []) : named(value),
    );
  const read = (file: string): Record<string, Record<string, object>> =>
    JSON.parse(readFileSync(file, 'utf8')) as never;
  const [english, welsh] = [read('content/words/en.json'), read('content/words/cy.json')['words']];
  for (const id of readdirSync('operators').filter((name) => name !== 'meridian')) {
    const words = read(`operators/${id}/words.json`);
    expect(
      named(english).filter((name) => !(name in (words['en'] ?? {}))),
      id,
    ).toEqual([]);
    const dictionary = words['cy']?.['dictionary'];
    if (dictionary)
      expect(
        named(welsh).filter((name) => !(name in dictionary)),
        id,
      ).toEqual([]);
    expect(named(words), id).toEqual([]);
  }
});
