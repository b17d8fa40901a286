import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quietLogger } from '../../../tests/support/stores';
import type { Content } from './content';
import { createEmbeddedContent } from './embedded.server';
import { contentFaults } from './faults.server';

const article = (changes: object) => ({
  nodeId: 1,
  pageTitle: 'A cable',
  url: '/news/cable',
  ...changes,
});
const advice = { title: 'Look at your fuse box', description: '<p>First.</p>', overlay: true };

let dir: string;
let content: Content;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'meridian-content-'));
  for (const file of ['settings.json', 'live.json', 'dictionary.json', 'offers.json'])
    cpSync(path.join('content', file), path.join(dir, file));
  mkdirSync(path.join(dir, 'pages'));
  mkdirSync(path.join(dir, 'collections/articles'), { recursive: true });
  const page = {
    route: '/help',
    title: 'Help',
    blocks: [{ __typename: 'HelpAndAdvice', items: [advice] }],
  };
  writeFileSync(path.join(dir, 'pages/help.json'), JSON.stringify(page));
  const articles = [
    article({ publishedDate: '2026-03-04' }),
    article({ nodeId: 2, publishedDate: '2026-03-04T09:00:00', subhead: ['no', 'words'] }),
    article({ nodeId: 3, publishedDate: 'soon' }),
  ];
  writeFileSync(path.join(dir, 'collections/articles/all.json'), JSON.stringify(articles));
  content = createEmbeddedContent({ dir, logger: quietLogger, watchMs: 0 });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('what does not fit is reported, the rest is shown', () => {
  it('shows an article whose day has no time, and one with a bad field', () =>
    expect(
      content
        .collections()
        .articles.map(({ nodeId, subhead, publishedDate }) => [nodeId, subhead, publishedDate]),
    ).toEqual([
      ['1', null, Date.UTC(2026, 2, 4)],
      ['2', null, Date.UTC(2026, 2, 4, 9)],
    ]));
  it('tells editors of every field that is left out, and of every item', () =>
    expect(contentFaults({ content, forms: { refused: () => [] } })).toEqual([
      {
        page: 'articles/all.json[1]',
        item: { list: 'articles', title: 'A cable', isShown: true },
        block: null,
        field: 'subhead',
        reason: 'Expected string, received array',
      },
      {
        page: 'articles/all.json[2]',
        item: { list: 'articles', title: 'A cable', isShown: false },
        block: null,
        field: 'publishedDate',
        reason: 'is not a time',
      },
      {
        page: '/help',
        block: 'HelpAndAdvice',
        field: 'items.0.overlay',
        reason: 'Expected string, received boolean',
      },
    ]));
});
