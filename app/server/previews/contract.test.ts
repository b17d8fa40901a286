import { beforeEach, expect, it } from 'vitest';
import { describeOnEveryStore } from '../../../tests/support/stores';
import { HOUR } from '~/domain/time/instant';
import { createPreviews } from './store.server';
import type { Previews } from './previews';

let clock = 1_000_000;

describeOnEveryStore('preview links', (makeStore) => {
  let previews: Previews;
  beforeEach(async () => {
    clock = 1_000_000;
    previews = createPreviews({
      store: await makeStore(),
      secret: 'a secret for tests',
      now: () => clock,
    });
  });

  it('open until their time has passed', async () => {
    const { link, token } = await previews.make('/help', 2);
    expect(await previews.open(token)).toEqual(link);
    clock += 2 * HOUR - 1;
    expect(await previews.open(token)).toEqual(link);
    clock += 1;
    expect(await previews.open(token)).toBeNull();
  });
  it('do not open when revoked, and the others still do', async () => {
    const one = await previews.make('/help', 2);
    const two = await previews.make('/help', 2);
    expect(await previews.revoke(one.link.id)).toBe(true);
    expect(await previews.open(one.token)).toBeNull();
    expect(await previews.open(two.token)).toEqual(two.link);
    expect(await previews.revoke('unknown')).toBe(false);
  });
  it('have names that a command line does not take for options', async () => {
    // One of 64 began with a hyphen.
    for (let n = 0; n < 400; n += 1)
      expect((await previews.make('/help', 2)).link.id).toMatch(/^[0-9a-f]{18}$/);
  });
  it('are listed newest first', async () => {
    await previews.make('/a', 1);
    clock += 1;
    const { link } = await previews.make('/b', 1);
    await previews.revoke(link.id);
    expect(await previews.list()).toMatchObject([
      { tree: '/b', revokedAt: clock },
      { tree: '/a', revokedAt: null },
    ]);
  });
});
