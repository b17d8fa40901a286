import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { startSite } from '../support/server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the site that all specs share: the embedded network, calm. */
    site: string;
  }
}

/** One site for all specs. SITE_URL names one that runs already. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  const running = process.env.SITE_URL;
  if (running) return project.provide('site', running);
  await ensureBuilt();
  const site = await startSite();
  project.provide('site', site.url);
  return () => site.stop();
}
