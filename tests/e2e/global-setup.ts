import { rm } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { startSite } from '../support/server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the site that all specs share: the embedded network, calm. */
    site: string;
  }
}

/**
 * Writes the store of a running site to another file, with its address directory and nothing else: filling the directory is a
 * quarter of what a start costs, and seventy sites start.
 */
function copyDirectory(store: string, target: string): void {
  new Database(store, { readonly: true }).exec(`vacuum into '${target}'`).close();
  const copy = new Database(target);
  const tables = copy
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and name not glob 'address*' and name not glob 'kysely*' and name not glob 'sqlite*'",
    )
    .pluck()
    .all();
  copy.pragma('foreign_keys = off');
  for (const table of tables) copy.exec(`delete from "${table}"`);
  copy.close();
}

/** One site for all specs. SITE_URL names one that runs already. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const running = process.env.SITE_URL;
  if (running) return project.provide('site', running);
  await ensureBuilt();
  const site = await startSite();
  project.provide('site', site.url);
  const filled = `${site.dataDir}-filled.db`;
  copyDirectory(path.join(site.dataDir, 'site.db'), filled);
  process.env.FILLED_STORE = filled;
  return async () => {
    await site.stop();
    await rm(filled);
  };
}
