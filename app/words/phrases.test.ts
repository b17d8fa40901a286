import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) =>
  JSON.parse(readFileSync(`content/${file}.json`, 'utf8')) as Record<string, unknown>;
const phrases = new Map(Object.entries(read('words/cy')['phrases'] as Record<string, string>));

const SEEN =
  /^(?:title|description|stormTitle|subtitle|name|text|label|buttonLabel|placeholder|searchLabel|phoneText|strapline|caption|bodyText|requiredErrorMessage|helpText|message|referenceMessage|items|preValues|services|access|languages|(?:next|previous|submit)Label)$/;
const NAMES = new Set(['X', 'Facebook', 'Meridian Power Networks']);

function seen(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => seen(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => seen(inner, name));
  return typeof value === 'string' && SEEN.test(key) && !NAMES.has(value) ? [value] : [];
}

const { operator, navigation, footerGroups, contactItems } = read('settings');
const warmPlaces = read('collections/warmPlaces/warm-places') as unknown as readonly Record<
  string,
  unknown
>[];
const CONTENT: Readonly<Record<string, unknown>> = {
  frame: { operator, navigation, footerGroups, contactItems },
  form: read('forms/report-a-power-cut'),
  home: read('pages/home'),
  incident: read('pages/incident'),
  storm: read('pages/storm'),
  safeSpace: read('pages/safe-space'),
  warmPlaces: warmPlaces.map(({ services, access, languages }) => ({
    services,
    access,
    languages,
  })),
};

it.each(Object.entries(CONTENT))('%s is in Welsh', (_, content) =>
  expect(seen(content).filter((text) => !phrases.has(text))).toEqual([]),
);

it('has nothing that content does not say', () => {
  const said = new Set(Object.values(CONTENT).flatMap((content) => seen(content)));
  expect([...phrases.keys()].filter((text) => !said.has(text))).toEqual([]);
});

const tagsOf = (text: string) => text.match(/<[^>]*>/g) ?? [];

it.each([...phrases])('%s', (english, welsh) => {
  expect(tagsOf(welsh)).toEqual(tagsOf(english));
  expect(welsh.replace(/<[^>]*>/g, '')).not.toMatch(/['"]/);
  expect(/[.?:]$/.test(welsh)).toBe(
    /[.?:]$/.test(english) || english.startsWith('Power cuts: find'),
  );
});

it('answers each question of yes and no with its verb', () => {
  const answers = read('words/cy')['answers'] as Record<string, Record<string, string>>;
  const asked: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { caption, preValues } = value as {
      readonly caption?: unknown;
      readonly preValues?: unknown;
    };
    const own = JSON.stringify(preValues ?? []);
    if (typeof caption === 'string' && own.includes('"Yes"') && own.includes('"No"'))
      asked.push(caption);
    Object.values(value).forEach(look);
  };
  look(read('forms/report-a-power-cut'));
  expect(asked.length).toBeGreaterThan(0);
  expect(Object.keys(answers).sort()).toEqual(asked.sort());
  for (const own of Object.values(answers)) expect(Object.keys(own)).toEqual(['Yes', 'No']);
});
