import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE } from '~/domain/time/instant';
import { fakeCaches, pageAt } from '../../tests/support/fake-caches';
import {
  forgetAllAnswers,
  storeAnswers,
  storedFields,
  sentTo,
  unsentAnswers,
} from './answers-store';
import {
  boundedFiles,
  forgetPages,
  forgettingsSoFar,
  refreshCopy,
  storeAnswer,
  storeFile,
  offlineCopyOf,
  offlineCopies,
  tidyAll,
} from './page-store';
import { LIMITS } from './rules';
import type { Answers } from './words';

const NOW = Date.parse('2026-11-23T14:00:00Z');
let stores: ReturnType<typeof fakeCaches>;
let site: ReturnType<typeof vi.fn<() => Promise<Response>>>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  stores = fakeCaches();
  site = vi.fn(async () => pageAt(Date.now()));
  vi.stubGlobal('fetch', site);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('pages [X-75]', () => {
  it('go after 48 hours, whether or not anybody reads them; advice stays', async () => {
    await stores.put('seen', '/power-cut/incident?a=1', pageAt(NOW - 48 * HOUR + MINUTE));
    await stores.put('standing', '/help/safety', pageAt(NOW - 47 * HOUR));
    expect(await offlineCopyOf('/power-cut/incident?a=1')).toBeDefined();
    vi.setSystemTime(NOW + 2 * MINUTE);
    expect(await offlineCopyOf('/power-cut/incident?a=1')).toBeUndefined();
    const old = pageAt(NOW - 31 * DAY);
    const reading = {
      cachedResponse: old,
      cacheName: 'files',
      request: new Request('https://site.test/'),
    } as never;
    expect(await boundedFiles.cachedResponseWillBeUsed?.(reading)).toBeNull();
    await tidyAll();
    expect(stores.pathsIn('seen')).toEqual([]);
    expect(stores.pathsIn('standing')).toEqual(['/help/safety']);
  });

  it('are not more than a device should have', async () => {
    for (let n = 0; n < LIMITS.seen.maxEntries + 5; n += 1)
      await stores.put('seen', `/power-cut/incident?n=${n}`, pageAt(NOW - n * MINUTE));
    await tidyAll();
    expect(stores.pathsIn('seen')).toHaveLength(LIMITS.seen.maxEntries);
    expect(stores.pathsIn('seen')).not.toContain(`/power-cut/incident?n=${LIMITS.seen.maxEntries}`);
  });

  it('pages and files together are not more than a device should give, and the oldest go', async () => {
    const large = 'x'.repeat(390_000);
    const most = Math.floor(LIMITS.totalBytes / 390_000);
    for (let n = 0; n < most; n += 1) {
      const at = NOW - n * MINUTE;
      site.mockResolvedValueOnce(pageAt(at, large));
      if (n % 2 === 0) await storeAnswer(`/power-cut/incident?n=${n}`, pageAt(at, large));
      else await storeFile(`/assets/${n}.js`);
    }
    const paths = [...stores.pathsIn('seen'), ...stores.pathsIn('files')];
    expect(paths).toContain('/assets/1.js');
    expect(paths.length * 390_000).toBeLessThanOrEqual(LIMITS.totalBytes);
    expect(paths.length).toBeGreaterThan(most - 4);
    expect(paths).not.toContain(`/power-cut/incident?n=${most - 1}`);
    expect(paths).not.toContain(`/assets/${most - 1}.js`);
  });

  it('a file that is too large is not kept, whatever it says of its length', async () => {
    const large = () => new Response('x'.repeat(LIMITS.files.maxBytes + 1));
    site.mockResolvedValue(large());
    await storeFile('/assets/large.js');
    expect(stores.pathsIn('files')).toEqual([]);
    const answer = { response: large() } as never;
    expect(await boundedFiles.cacheWillUpdate?.(answer)).toBeNull();
  });

  it('are asked for again when they are old, and not before', async () => {
    await refreshCopy('/power-cut/list', LIMITS.anewMs);
    await refreshCopy('/power-cut/list', LIMITS.anewMs);
    expect(site).toHaveBeenCalledTimes(1);
    vi.setSystemTime(NOW + LIMITS.anewMs + 1);
    await refreshCopy('/power-cut/list', LIMITS.anewMs);
    expect(site).toHaveBeenCalledTimes(2);
  });

  it('searches, forms and pages that are not kept are never asked for by the worker', async () => {
    for (const path of [
      '/power-cut/search?value=CB1',
      '/forms/email-us/message',
      '/news',
      '/preview/links',
    ])
      await refreshCopy(path, 0);
    expect(site).not.toHaveBeenCalled();
  });

  it('a page that is too large is not kept', async () => {
    const large = pageAt(NOW, 'x'.repeat(LIMITS.seen.maxBytes));
    expect(await storeAnswer('/power-cut/list', large)).toBe(false);
    expect(await storeAnswer('/power-cut/list', pageAt(NOW))).toBe(true);
    expect(await storeAnswer('/news', pageAt(NOW))).toBe(false);
    expect(stores.pathsIn('seen')).toEqual(['/power-cut/list']);
  });

  it('an error is not kept, nor is what cannot be had', async () => {
    site.mockResolvedValueOnce(new Response('no', { status: 503 }));
    await refreshCopy('/power-cut/list', 0);
    site.mockRejectedValueOnce(new TypeError('no network'));
    await refreshCopy('/power-cut/list', 0);
    expect(site).toHaveBeenCalledTimes(2);
    expect(stores.pathsIn('seen')).toEqual([]);
  });

  it('that were on their way when their visitor was forgotten are not kept', async () => {
    site.mockImplementationOnce(async () => {
      await forgetPages();
      return pageAt(NOW);
    });
    await refreshCopy('/power-cut/list', 0);
    expect(stores.pathsIn('seen')).toEqual([]);
    // The answer was there, and its body still came.
    const arriving = pageAt(NOW);
    const body = arriving.arrayBuffer.bind(arriving);
    arriving.arrayBuffer = async () => {
      await forgetPages();
      return body();
    };
    await storeAnswer('/power-cut/list', arriving);
    expect(stores.pathsIn('seen')).toEqual([]);
    // Several pages saved in a row belong to the moment when the row began.
    const forgettingsBefore = forgettingsSoFar();
    await forgetPages();
    await refreshCopy('/power-cut/list', 0, forgettingsBefore);
    expect(stores.pathsIn('seen')).toEqual([]);
    await refreshCopy('/power-cut/list', 0);
    expect(stores.pathsIn('seen')).toEqual(['/power-cut/list']);
  });

  it('are listed, newest first, and forgotten together', async () => {
    await stores.put('seen', '/power-cut/list', pageAt(NOW - HOUR, 'List'));
    await stores.put('seen', '/', pageAt(NOW, 'Home'));
    await stores.put('seen', '/storm', pageAt(NOW - 49 * HOUR, 'Storm'));
    expect((await offlineCopies(NOW)).map(({ title }) => title)).toEqual(['Home', 'List']);
    await forgetPages();
    expect(await offlineCopies(NOW)).toEqual([]);
  });
});

describe('answers that wait', () => {
  const answers = (id: string, more: Partial<Answers> = {}): Answers => ({
    id,
    to: `/forms/email-us/${id}`,
    at: NOW,
    title: 'Email us',
    fields: [['text', 'hello']],
    hadFiles: false,
    ...more,
  });
  const ids = async (now = NOW) => (await unsentAnswers(now)).map(({ id }) => id).sort();

  it('wait until they are sent, and the later of two counts', async () => {
    await storeAnswers(answers('a'));
    await storeAnswers(answers('b', { to: '/forms/email-us/a', at: NOW + 1 }));
    expect(await ids()).toEqual(['b']);
    await sentTo('/forms/other/page', NOW);
    expect(await ids()).toEqual(['b']);
    await sentTo('/forms/email-us/a', NOW);
    expect(await ids()).toEqual([]);
  });

  it('go after 48 hours and when their visitor is forgotten', async () => {
    await storeAnswers(answers('a'));
    expect(await ids(NOW + 48 * HOUR - 1)).toEqual(['a']);
    expect(await ids(NOW + 48 * HOUR)).toEqual([]);
    expect(stores.pathsIn('answers')).toEqual([]);
    await storeAnswers(answers('c'));
    await forgetAllAnswers();
    expect(await ids()).toEqual([]);
  });

  it('are a few, and none too large', async () => {
    for (const [n, id] of [...'abcdefg'].entries())
      await storeAnswers(answers(id, { at: NOW + n }));
    expect(await ids()).toEqual([...'cdefg']);
    expect(await storeAnswers(answers('z', { fields: [['text', 'x'.repeat(70_000)]] }))).toBe(
      false,
    );
  });

  it('hold text; that there were files is said', () => {
    const form = new FormData();
    form.append('text', 'a');
    form.append('photo', new File(['x'], 'x.jpg'));
    expect(storedFields([...form])).toEqual({ fields: [['text', 'a']], hadFiles: true });
    form.set('photo', new File([], ''));
    expect(storedFields([...form]).hadFiles).toBe(false);
  });
});
