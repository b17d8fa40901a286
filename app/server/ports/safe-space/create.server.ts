import { Failure } from '~/domain/failure';
import type { Env } from '~/server/env.server';
import { createHttpClient } from '~/server/lib/http-client.server';
import { createHttpSafeSpace } from './http.server';
import type { SafeSpace } from './port';

/** Without a configured carrier the widget is absent, and pages offer other help. */
export const noSafeSpace: SafeSpace = {
  host: null,
  widgetScript: () => Promise.reject(new Failure('unavailable', 'no safe space is configured')),
};

export function createSafeSpace({
  env,
}: {
  env: Pick<Env, 'SAFE_SPACE_URL' | 'SAFE_SPACE_SCRIPT_PATH'>;
}): SafeSpace {
  if (!env.SAFE_SPACE_URL) return noSafeSpace;
  const client = createHttpClient({
    name: 'the safe space',
    baseUrl: env.SAFE_SPACE_URL,
    retries: 0,
  });
  return createHttpSafeSpace({
    client,
    host: env.SAFE_SPACE_URL,
    scriptPath: env.SAFE_SPACE_SCRIPT_PATH,
    now: Date.now,
  });
}
