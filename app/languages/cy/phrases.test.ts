import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(`content/${file}.json`, 'utf8')) as Record<string, unknown>;
const phrases = new Map(Object.entries(read('languages/cy')['phrases'] as Record<string, string>));

/** Names of what a reader sees. */
const SEEN =
  /^(?:title|description|stormTitle|subtitle|name|text|label|buttonLabel|placeholder|searchLabel|phoneText|strapline|caption|bodyText|requiredErrorMessage|helpText|message|referenceMessage|items|preValues|(?:next|previous|submit)Label)$/;
/** Names of networks and of the operator, which are alike in every language. */
const NAMES = new Set(['X', 'Facebook', 'Meridian Power Networks']);

/** Every text of content that is seen. */
function seen(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => seen(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => seen(inner, name));
  return typeof value === 'string' && SEEN.test(key) && !NAMES.has(value) ? [value] : [];
}

const { operator, navigation, footerGroups, contactItems } = read('settings');
const CONTENT: Readonly<Record<string, unknown>> = {
  frame: { operator, navigation, footerGroups, contactItems },
  form: read('forms/report-a-power-cut'),
  home: read('pages/home'),
  incident: read('pages/incident'),
  storm: read('pages/storm'),
  safeSpace: read('pages/safe-space'),
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
  expect(/[.?:]$/.test(welsh)).toBe(/[.?:]$/.test(english) || english.startsWith('Power cuts: find'));
});
