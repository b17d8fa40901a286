import http from 'node:http';
import { sameSecret } from '~/server/lib/same-secret.server';
import type { Env } from '../env.server';
import { registry } from '~/server/lib/metrics';

type MetricsEnv = Pick<Env, 'METRICS_PORT' | 'METRICS_KEY' | 'HOST'>;

export const areMetricsAsked = ({ METRICS_PORT, METRICS_KEY }: Omit<MetricsEnv, 'HOST'>): boolean =>
  METRICS_PORT !== undefined || METRICS_KEY !== undefined;

const opens = (key: string, authorization: string | null | undefined): boolean =>
  sameSecret(authorization ?? '', `Bearer ${key}`);

/** 404 without a key, or if metrics have their own port. */
export async function metricsAnswer(
  request: Request,
  { METRICS_PORT, METRICS_KEY }: Omit<MetricsEnv, 'HOST'>,
) {
  if (
    METRICS_PORT !== undefined ||
    METRICS_KEY === undefined ||
    !opens(METRICS_KEY, request.headers.get('Authorization'))
  )
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(await registry.metrics(), {
    headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
  });
}

/**
 * On the site's host. Uses `new http.Server` instead of `createServer`, which the middleware stack
 * wraps (http-server.server.ts). Rejects if the port is taken.
 */
export async function serveMetrics({
  METRICS_PORT,
  METRICS_KEY,
  HOST,
}: MetricsEnv): Promise<http.Server | null> {
  if (METRICS_PORT === undefined) return null;
  const server = new http.Server(
    { requestTimeout: 5000, headersTimeout: 5000 },
    (request, response) => {
      request.resume();
      const isOurs =
        request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
      const isOpen = METRICS_KEY === undefined || opens(METRICS_KEY, request.headers.authorization);
      if (!isOurs || !isOpen) return void response.writeHead(404).end();
      registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(METRICS_PORT, HOST ?? '127.0.0.1', resolve);
  });
  server.on('error', () => undefined);
  server.unref();
  return server;
}
