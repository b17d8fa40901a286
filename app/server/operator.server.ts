import type { Env } from './env.server';
import {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
} from '~/server/lib/http-client.server';

/** Answers for an operator in this process, as its service would over HTTP. */
export type OperatorHandler = (request: Request) => Promise<Response>;

/** The operator's services, whoever runs them. Every port has one way to them: HTTP, by the wire contract. */
export interface Operator {
  /** A client for one port; `name` says whom it calls, in errors. */
  client(name: string, options?: Partial<HttpClientOptions>): HttpClient;
}

/** Nothing is between us and the demonstration that could fail on the way, so nothing is tried twice and nothing is left alone. */
const IN_PROCESS = { baseUrl: 'http://demo.operator.invalid', retries: 0, breakAfter: 0 };

/** The operator at OPERATOR_URL; else the demonstration's, called in this process without a socket. */
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
