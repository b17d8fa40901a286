import type { Page } from 'playwright';
import { inject } from 'vitest';
import { enhanced, withPage, type Visitor } from './browser';

const site = inject('site');

/** A visitor who allowed every cookie. */
export const CONSENT = [{ name: 'mpn_consent', value: 'a1m1', url: site }];

/** A page of blocks, their behaviour attached where scripts run. Nothing is asked of video sites. */
export const onBlocks = (path: string, visitor: Visitor, look: (page: Page) => Promise<void>) =>
  withPage({ ...visitor, expects: [/\.js csp$/] }, async (page) => {
    await page.route(/youtube-nocookie\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'a player' }),
    );
    await page.goto(`${site}${path}`);
    if (visitor.js ?? true) await enhanced(page);
    await look(page);
  });
export const inCatalogue = (type: string) => `/preview/blocks/${type}`;
export const eventsSent = (page: Page, name: string) =>
  page.evaluate((wanted) => (window.dataLayer ?? []).filter(({ event }) => event === wanted), name);
