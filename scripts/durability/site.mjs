import { freePort, spawnServer, stopServer, whyNotReady } from '../lib/serve.mjs';
import { HOOK_SECRET } from './followers.mjs';

/**
 * Starts a node of the site on a part's store, and waits until it takes forms. `list`: whether the operator or the site keeps the list of
 * subscribers; `checkout`: whose build is served, this one's by default. `trouble`: why it is not ready, or null.
 */
export async function startSite(
  { dir, content, feed, store, operator },
  { list, env = {}, checkout, path = '/readyz/forms', seconds = 60 },
) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawnServer(
    {
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: dir,
      CONTENT_DIR: content,
      DATABASE_URL: store.databaseUrl,
      SESSION_SECRET: 'one secret for all rounds, 32 letters',
      VAPID_SUBJECT: 'mailto:site@operator.example',
      OPERATOR_URL: operator.url,
      // This run's operator is not asked for incidents.
      INCIDENTS_URL: feed,
      ...(list === 'own'
        ? { TEXT_MESSAGES_URL: operator.url, TEXT_MESSAGES_HOOK_SECRET: HOOK_SECRET }
        : {}),
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'silent',
      ...env,
    },
    ['ignore', 'ignore', 'ignore'],
    checkout,
  );
  return { server, url, trouble: await whyNotReady(server, url, { path, seconds }) };
}

/** Starts a node of the site, and rejects if it does not take forms. */
export async function startReadySite(part, how) {
  const site = await startSite(part, how);
  if (site.trouble === null) return site;
  await stopServer(site.server);
  throw new Error(`The site did not start: ${site.trouble}.`);
}
