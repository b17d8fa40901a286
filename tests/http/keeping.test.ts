import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personCookie } from '../support/person';
import { ask, startSite } from '../support/server';

const run = promisify(execFile);
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'keeping-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const SECRET = 'a-secret-of-the-tests-32-letters';
const MOBILE = '07700 900123';

/** What a command of the README prints. */
async function command(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/retention.mjs', name, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      SESSION_SECRET: SECRET,
      DATA_DIR: path.join(dir, 'data'),
      ...env,
    },
  });
  return stdout;
}

const out = () => path.join(dir, 'out');
const NEWER = 'a-newer-secret-of-the-tests';

describe('the commands for what is kept', () => {
  it('write it out, back it up and forget it while the site runs', async () => {
    const site = await startSite({ DATA_DIR: path.join(dir, 'data'), SESSION_SECRET: SECRET });
    try {
      const answer = await ask(`${site.url}/api/text-updates`, {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/json',
          Origin: site.url,
          ...(await personCookie(site.url)),
        },
        body: JSON.stringify({
          telephoneNumber: MOBILE,
          postcode: 'CB1 9ZA',
          liveIncidentOptIn: false,
          futureIncidentsOptIn: true,
          futurePlannedOptIn: false,
        }),
      });
      expect(answer.status, await answer.text()).toBe(200);
      expect(await command('export', [MOBILE, out()])).toContain('1 text update');
      const record = JSON.parse(await readFile(path.join(out(), 'kept.json'), 'utf8')) as {
        textUpdates: unknown[];
      };
      expect(record.textUpdates).toHaveLength(1);
      expect(await command('backup', [path.join(dir, 'copy')])).toContain('Kept in');
      const refused = command('restore', [path.join(dir, 'copy'), '--force']);
      await expect(refused).rejects.toMatchObject({
        code: 1,
        stdout: expect.stringContaining('Stop it'),
      });
      expect(await command('forget', [MOBILE])).toContain('1 text update');
      expect(await command('export', [MOBILE, out()])).toContain('Nothing is kept of that');
    } finally {
      await site.stop();
    }
  });

  it('put back what was backed up', async () => {
    await expect(command('restore', [path.join(dir, 'nothing')])).rejects.toMatchObject({
      code: 1,
    });
    await expect(command('restore', [path.join(dir, 'copy')])).rejects.toMatchObject({ code: 1 });
    const damaged = path.join(dir, 'damaged');
    await cp(path.join(dir, 'copy'), damaged, { recursive: true });
    const bytes = await readFile(path.join(damaged, 'site.db'));
    await writeFile(path.join(damaged, 'site.db'), bytes.fill(0xff, 4096, 40_960));
    const refused = command('restore', [damaged, '--force']);
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('is damaged'),
    });
    expect(await command('export', [MOBILE, out()])).toContain('Nothing is kept of that');
    expect(await command('restore', [path.join(dir, 'copy'), '--force'])).toContain('Restored');
    expect(await command('export', [MOBILE, out()])).toContain('1 text update');
  });

  it('seal it under a new secret, and say what they need', async () => {
    const changed = { SESSION_SECRET: NEWER, SESSION_SECRETS_EARLIER: SECRET };
    expect(await command('reseal', [], changed)).toMatch(/Resealed: [1-9]/);
    const after = { SESSION_SECRET: NEWER, MARK_SECRET: SECRET };
    expect(await command('export', [MOBILE, out()], after)).toContain('1 text update');
    await expect(command('forget', [])).rejects.toMatchObject({ code: 2 });
  });

  it('say that they cannot read what another secret sealed, and fail', async () => {
    const other = { SESSION_SECRET: 'another secret that sealed nothing' };
    for (const [name, ...args] of [
      ['export', MOBILE, out()],
      ['forget', MOBILE],
      ['reseal'],
    ] as const) {
      const failed = await command(name, args, other).catch(
        (error: { code: number; stdout: string }) => error,
      );
      expect(failed).toMatchObject({
        code: 1,
        stdout: expect.stringContaining('could not be read with the secrets'),
      });
      expect((failed as { stdout: string }).stdout).not.toContain('Nothing is kept');
    }
  });
});
