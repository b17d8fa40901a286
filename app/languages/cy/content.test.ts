import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readDefinition } from '~/forms/engine/read-definition';
import { fieldTypes } from '~/forms/fields/registry';
import { PageContent } from '~/server/content/schema';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const ours = (file: string): unknown => read(`app/languages/cy/content/${file}`);

/** What a reader sees; everything else is the same in both languages. */
const SEEN =
  /^(?:title|description|stormTitle|subtitle|name|text|label|buttonLabel|placeholder|searchLabel|phoneText|strapline|caption|bodyText|requiredErrorMessage|helpText|message|referenceMessage|(?:next|previous|submit)Label)$/;
/** Words that both languages share, and names. */
const ALIKE = new Set(['Help', 'Power Up', 'X', 'Facebook', 'Dialysis']);

/** The content without what is seen, and its list of options as their values. */
function unseen(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    if (key === 'items' && value.every((item) => typeof item === 'string')) return value.length;
    const options = key === 'preValues';
    return value.map((item: unknown) =>
      options && typeof item === 'object' && item && 'value' in item ? item.value : unseen(item),
    );
  }
  if (typeof value === 'object' && value !== null) {
    const isButton = 'alias' in value && value.alias === 'submitLabel';
    return Object.entries(value).map(([name, inner]) => [
      name,
      (SEEN.test(name) && typeof inner === 'string') || (isButton && name === 'settings') ? '…' : unseen(inner, name),
    ]);
  }
  return value;
}

/** Every text that is seen, options of one word among them. */
function seen(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => seen(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => seen(inner, name));
  return typeof value === 'string' && (key === 'preValues' || SEEN.test(key)) ? [value] : [];
}

const FILES = ['forms/report-a-power-cut', 'pages/home', 'pages/incident', 'pages/storm', 'pages/safe-space'];

it.each(FILES)('%s is the English content in other words', (file) => {
  const [welsh, english] = [ours(`${file}.json`), read(`content/${file}.json`)];
  expect(unseen(welsh)).toEqual(unseen(english));
  const left = new Set(seen(english));
  expect(seen(welsh).filter((text) => left.has(text) && !ALIKE.has(text))).toEqual([]);
  expect(seen(welsh).filter((text) => text.includes("'"))).toEqual([]);
});

it('the settings have the links of the frame in other words', () => {
  const english = read('content/settings.json') as Record<string, unknown>;
  const { operator, ...rest } = ours('settings.json') as Record<string, unknown>;
  expect(operator).toHaveProperty('strapline');
  for (const [name, welsh] of Object.entries(rest)) expect(unseen(welsh), name).toEqual(unseen(english[name]));
});

it('the form can be filled in', () =>
  expect(readDefinition(ours('forms/report-a-power-cut.json'), fieldTypes)).toMatchObject({ ok: true }));

it.each(FILES.slice(1))('%s fits the schema of pages', (file) =>
  expect(PageContent.safeParse(ours(`${file}.json`)).success).toBe(true),
);
