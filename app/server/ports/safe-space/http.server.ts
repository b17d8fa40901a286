import { z } from 'zod';
import { hasPassed } from '~/domain/time/instant';
import type { HttpClient } from '~/server/lib/http-client.server';
import type { SafeSpace } from './port';

const IsAlive = z.object({ isAlive: z.boolean() });
const KEEP_MS = 30_000;

interface Options {
  client: Pick<HttpClient, 'getText' | 'get'>;
  host: string;
  scriptPath: string;
  now: () => number;
}

/**
 * Session, then health check, then script, in this order. The server asks once per half minute for
 * all visitors, so no browser contacts the carrier before the widget is opened.
 */
export function createHttpSafeSpace({ client, host, scriptPath, now }: Options): SafeSpace {
  let cached: { at: number; answer: Promise<string | null> } | null = null;
  async function ask(): Promise<string | null> {
    await client.getText('/sso/');
    const { isAlive } = await client.get('/sso/Home/IsAlive', IsAlive);
    return isAlive ? new URL(scriptPath, host).href : null;
  }
  return {
    host: new URL(host).origin,
    widgetScript() {
      if (cached && !hasPassed(KEEP_MS, cached.at, now())) return cached.answer;
      const answer = ask();
      cached = { at: now(), answer };
      answer.catch(() => (cached = null));
      return answer;
    },
  };
}
