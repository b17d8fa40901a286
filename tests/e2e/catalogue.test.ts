import { describe, expect, inject, it } from 'vitest';
import { catalogueTypes } from '~/blocks/catalogue';
import { findingsInLooks } from '../support/axe';
import { warmPage, type Look } from '../support/browser';

const site = inject('site');
const LOOKS: [string, Look][] = [
  ['light', {}],
  ['dark at 320 px', { width: 320, height: 640, scheme: 'dark' }],
];
/** One block stands here once for each example, so landmarks of one name do; on the site it stands once a page. */
const TOLD_TWICE = ['landmark-unique'];

describe('the block catalogue', () => {
  const visit = warmPage({});

  it.each(['', ...catalogueTypes().map((type) => `/${type}`)])(
    '%s has no axe finding and no sideways scroll in any look',
    (type) =>
      visit(async (page) => {
        await page.goto(`${site}/preview/blocks${type}`, { waitUntil: 'load' });
        expect(await findingsInLooks(page, LOOKS, { without: TOLD_TWICE })).toEqual([]);
      }),
  );
});
