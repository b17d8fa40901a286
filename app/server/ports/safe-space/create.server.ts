import { z } from 'zod';
import { Failure } from '~/domain/failure';
import type { Env } from '~/server/env.server';
import { createHttpClient, type HttpClient } from '~/server/lib/http-client.server';
import type { SafeSpace } from './safe-space';
import { hasPassed } from '~/domain/time/instant';

const IsAlive = z.object({ isAlive: z.boolean() });
const KEEP_MS = 30_000;

/** Without a configured carrier the widget is absent, and pages offer other help. */
export const noSafeSpace: SafeSpace = {
  host: null,
  widgetScript: () => Promise.reject(new Failure('unavailable', 'no safe space is configured')),
};

interface Options {
  client: Pick<HttpClient, 'getText' | 'get'>;
  host: string;
  scriptPath: string;
  now: () => number;
}

/**
 * Creates the port: session, then health check, then script, in the specified order. The server
 * asks once per half minute for all visitors, so no browser contacts the carrier before the widget
 * is opened.
 */
export function createHttpSafeSpace({ client, host, scriptPath, now }: Options): SafeSpace {
  let kept: { at: number; answer: Promise<string | null> } | null = null;
  async function ask(): Promise<string | null> {
    await client.getText('/sso/');
    const { isAlive } = await client.get('/sso/Home/IsAlive', IsAlive);
    return isAlive ? new URL(scriptPath, host).href : null;
  }
  return {
    host: new URL(host).origin,
    widgetScript() {
      if (kept && !hasPassed(KEEP_MS, kept.at, now())) return kept.answer;
      const answer = ask();
      kept = { at: now(), answer };
      answer.catch(() => (kept = null));
      return answer;
    },
  };
}

export function createSafeSpace({ env }: { env: Pick<Env, 'SAFE_SPACE_URL' | 'SAFE_SPACE_SCRIPT_PATH'> }): SafeSpace {
  if (!env.SAFE_SPACE_URL) return noSafeSpace;
  const client = createHttpClient({ name: 'the safe space', baseUrl: env.SAFE_SPACE_URL, retries: 0 });
  return createHttpSafeSpace({
    client,
    host: env.SAFE_SPACE_URL,
    scriptPath: env.SAFE_SPACE_SCRIPT_PATH,
    now: Date.now,
  });
}
