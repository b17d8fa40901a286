import { expect, it } from 'vitest';
import { withPage } from '../support/browser';
import { openCut, saidOn } from '../support/changing-cut';
import { cutBackAt, endOf } from '../support/cut-record';
import { asJson, startFeed } from '../support/feed-server';
import { ownSite } from '../support/own-site';

it('shows a change whose request was cut off [X-97]', { timeout: 60_000 }, async () => {
  const feed = await startFeed(asJson([cutBackAt(14)]));
  const site = await ownSite({ INCIDENTS_URL: feed.url, INCIDENTS_REFRESH_SECONDS: '1' });
  await withPage({ expects: [/ERR_CONNECTION_RESET|TypeError: Failed to fetch/] }, async (page) => {
    await openCut(page, site.url);
    let requests = 0;
    await page.route(/incident\.data/, (route) =>
      (requests += 1) === 1 ? route.abort('connectionreset') : route.continue(),
    );
    feed.answer(asJson([cutBackAt(15)]));
    const last = async () => (await saidOn(page)).at(-1);
    await expect.poll(last, { timeout: 20_000 }).toEqual(expect.stringContaining(endOf(15)));
    expect(requests).toBeGreaterThan(1);
    expect(await saidOn(page)).toHaveLength(1);
  });
  await feed.stop();
});
