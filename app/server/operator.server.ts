import type { Env } from './env.server';
import {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
} from '~/server/lib/http-client.server';

export type OperatorHandler = (request: Request) => Promise<Response>;

/** Every port has one way to them: HTTP, by the wire contract. */
export interface Operator {
  client(name: string, options?: Partial<HttpClientOptions>): HttpClient;
}

/** Nothing between us and the demonstration can fail, so nothing is retried. */
const IN_PROCESS = { baseUrl: 'http://demo.operator.invalid', retries: 0, breakAfter: 0 };

export function createOperator(
  env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY'>,
  demo: OperatorHandler | null,
): Operator {
  const { OPERATOR_URL: baseUrl, OPERATOR_KEY: key } = env;
  const inProcess = (url: string | URL | Request, init?: RequestInit) => {
    if (!demo) throw new Error('There is no operator.');
    return demo(new Request(url, init));
  };
  return {
    client: (name, options = {}) =>
      baseUrl === undefined
        ? createHttpClient({ ...options, ...IN_PROCESS, name, fetch: inProcess })
        : createHttpClient({ ...options, name, baseUrl, key }),
  };
}
