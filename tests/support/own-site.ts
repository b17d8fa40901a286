import { startSite, type Site } from './server';

const sites = new Set<Promise<Site>>();

/** A site for one spec. It ends with the spec at the latest, also when a test ran out of time. */
export function ownSite(...how: Parameters<typeof startSite>): Promise<Site> {
  const site = startSite(...how);
  sites.add(site);
  return site;
}

/** Ends the sites that the spec started (tests/e2e/setup.ts). */
export async function stopOwnSites(): Promise<void> {
  const started = [...sites];
  sites.clear();
  await Promise.allSettled(started.map(async (site) => (await site).stop()));
}
