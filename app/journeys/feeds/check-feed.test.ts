import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exampleAnswer } from '../../../tests/fixtures/example-answer';
import { checkFeed } from './check-feed.server';

const settings = { shape: undefined, key: undefined };
const now = Date.UTC(2026, 6, 5, 18);

async function check(text: string) {
  const dir = await mkdtemp(path.join(tmpdir(), 'check-feed-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const file = path.join(dir, 'a feed.json');
  await writeFile(file, text);
  const { lines, isReadable } = await checkFeed(file, settings, now);
  return { text: lines.join('\n'), isReadable };
}

describe('npm run feed -- check', () => {
  it('says what a feed holds, how the site words it and what it cannot tell', async () => {
    const { text, isReadable } = await check(exampleAnswer('spen-web'));
    expect(isReadable).toBe(true);
    expect(text).toContain('Shape: spen-web (SP Energy Networks)');
    expect(text).toContain('Incidents: 3: 1 unplanned, 1 restored, 1 planned');
    expect(text).toContain('customers off: in 0 of 3');
    expect(text).toContain('postcodes: in 3 of 3');
    expect(text).toMatch(/INCD-17-i: .*St\. Helens/);
    expect(text).toContain('how many homes are off');
  });

  it('counts what was left out and why', async () => {
    const rows = JSON.parse(exampleAnswer('npg-rest')) as unknown[];
    const { text } = await check(JSON.stringify([...rows, { Reference: '!' }, 7]));
    expect(text).toContain('Left out: 2: 1 no usable reference, 1 not a record');
  });

  it('names the licence that the source wants on the page', async () => {
    expect((await check(exampleAnswer('ukpn-ods'))).text).toContain('CC BY 4.0');
  });

  it.each([
    ['<html>Bad gateway</html>', 'neither JSON nor CSV'],
    ['{"message":"unauthorised"}', 'not a list'],
    ['[{"outageNo":1}]', 'the members outageNo'],
  ])('fails on %s and says why', async (answer, why) => {
    const { text, isReadable } = await check(answer);
    expect(isReadable).toBe(false);
    expect(text).toContain(why);
  });

  it('fails on a file that is not there, and an address that does not answer', async () => {
    expect(await checkFeed('/nowhere/feed.json', settings)).toMatchObject({ isReadable: false });
    expect(await checkFeed('http://127.0.0.1:1/feed', settings)).toMatchObject({
      isReadable: false,
    });
  });
});
