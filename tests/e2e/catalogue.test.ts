import { describe, expect, inject, it } from 'vitest';
import { catalogueTypes } from '~/blocks/catalogue';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { withPage } from '../support/browser';

const site = inject('site');
const looks = [
  { name: 'light', visitor: {} },
  { name: 'dark at 320 px', visitor: { width: 320, height: 640, scheme: 'dark' as const } },
  { name: 'forced colours', visitor: { forcedColors: true } },
];

describe.each(looks)('the block catalogue, $name', ({ visitor }) => {
  it.each(['', ...catalogueTypes().map((type) => `/${type}`)])('%s has no axe finding and no sideways scroll', (type) =>
    withPage(visitor, async (page) => {
      await page.goto(`${site}/preview/blocks${type}`, { waitUntil: 'load' });
      expect(await axeFindings(page, visitor)).toEqual([]);
      expect(await sidewaysOverflow(page)).toEqual([]);
    }),
  );
});
