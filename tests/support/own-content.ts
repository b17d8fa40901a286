import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Copies the content into a folder of the test's own and writes these JSON files in it; removed after the test. */
export async function ownContent(files: Readonly<Record<string, unknown>>): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'meridian-content-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await cp('content', dir, { recursive: true });
  for (const [file, value] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), JSON.stringify(value));
  }
  return dir;
}
