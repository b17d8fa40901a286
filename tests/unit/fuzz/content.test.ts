import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlocks } from '~/blocks/parse-blocks';
import { fieldTypes } from '~/forms/fields/registry';
import { readDefinition } from '~/forms/engine/read-definition';
import { readContent } from '~/server/content/umbraco/read-content';
import { DeliveredItems } from '~/server/content/umbraco/wire';
import { PageContent, Settings } from '~/server/content/schema';
import { blockList, item } from '../../support/fake-delivery';
import { mutated } from '../../support/mutations';

const jsonIn = (folder: string): unknown[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown);

const pages = jsonIn('content/pages');
const forms = jsonIn('content/forms');

it('any page has blocks that are shown or reported', () => {
  expect(pages.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(mutated(pages), (page) => {
      const read = PageContent.safeParse(page);
      if (!read.success) return;
      const lists = [read.data.blocks, ...Object.values(read.data.slots)];
      for (const blocks of lists)
        expect(parseBlocks(blocks, '/x', () => undefined).length).toBeLessThanOrEqual(
          blocks.length,
        );
    }),
    { numRuns: 300 },
  );
});

it('any form is read, or refused with places and reasons', () => {
  expect(forms.length).toBeGreaterThan(2);
  fc.assert(
    fc.property(mutated(forms), (raw) => {
      const read = readDefinition(raw, fieldTypes);
      if (!read.ok) expect(read.faults.length).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
});

it('any settings are read or refused', () =>
  fc.assert(
    fc.property(mutated([JSON.parse(readFileSync('content/settings.json', 'utf8'))]), (raw) => {
      Settings.safeParse(raw);
    }),
  ));

describe('a content system', () => {
  const help = item('contentPage', '/help/', {
    title: 'Help',
    blocks: blockList([
      { contentType: 'richTextBlock', properties: { text: { markup: '<p>a</p>', blocks: [] } } },
    ] as never),
  });
  const wire = {
    total: 3,
    items: [
      help,
      item('siteSettings', '/settings/', { operator: { name: 'A' } }),
      item('form', '/forms/a/', { formTitle: 'A' }),
    ],
  };

  it('any answer of it is read as far as it goes', () =>
    fc.assert(
      fc.property(mutated([wire]), (body) => {
        const read = DeliveredItems.safeParse(body);
        if (!read.success) return;
        const items = read.data.items.filter((one) => one !== null);
        const { pages: shown, faults } = readContent(items, 'https://media.example', () => null);
        expect(shown.size).toBeLessThanOrEqual(items.length);
        expect(Array.isArray(faults)).toBe(true);
      }),
      { numRuns: 300 },
    ));
});
