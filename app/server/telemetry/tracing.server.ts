import type { Context, Span, SpanKind, Tracer } from '@opentelemetry/api';
import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../env.server';
import { currentRequest } from './request-scope';

type TracingEnv = Pick<
  Env,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  | 'OTEL_SDK_DISABLED'
  | 'OTEL_TRACES_EXPORTER'
>;

/** Our own names and numbers. Never a URL with its query, a body, a cookie or a header. */
type Attributes = Readonly<Record<string, string | number>>;

interface Tracing {
  readonly tracer: Tracer;
  readonly root: Context;
  within(parent: Context, span: Span): Context;
  fromHeaders(headers: IncomingHttpHeaders): Context;
  toHeaders(from: Context): Record<string, string>;
  readonly kinds: typeof SpanKind;
  readonly failed: number;
  stop(): Promise<void>;
}

let tracing: Tracing | null = null;

/** OpenTelemetry's default, a collector on this machine, rarely exists. */
export const areTracesAsked = (env: TracingEnv): boolean =>
  (env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined &&
  env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  env.OTEL_TRACES_EXPORTER !== 'none';

/**
 * The libraries are only loaded if a collector is configured, and read OpenTelemetry's other
 * variables themselves (OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS …).
 * Reports nothing about the machine or the process.
 */
export async function startTracing(env: TracingEnv): Promise<{ stop(): Promise<void> }> {
  if (!areTracesAsked(env)) return { stop: async () => undefined };
  const [api, core, base, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const named = resources.detectResources({ detectors: [resources.envDetector] });
  const provider = new base.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'public-website' }).merge(named),
    spanProcessors: [new base.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const propagator = new core.W3CTraceContextPropagator();
  tracing = {
    tracer: provider.getTracer('public-website'),
    root: api.ROOT_CONTEXT,
    within: (parent, span) => api.trace.setSpan(parent, span),
    fromHeaders: (headers) =>
      propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter),
    toHeaders(from) {
      const headers: Record<string, string> = {};
      propagator.inject(from, headers, api.defaultTextMapSetter);
      return headers;
    },
    kinds: api.SpanKind,
    failed: api.SpanStatusCode.ERROR,
    stop: () => provider.shutdown(),
  };
  const { stop } = tracing;
  return {
    async stop() {
      tracing = null;
      await stop();
    },
  };
}

export interface RequestSpan {
  readonly context: Context;
  end(outcome: { readonly method: string; readonly route: string; readonly status: number }): void;
}

/** `headers` are of a request whose `traceparent` is trusted; null without a trusted proxy. */
export function startRequestSpan(headers: IncomingHttpHeaders | null): RequestSpan | undefined {
  if (!tracing) return undefined;
  const { tracer, kinds, failed, within, fromHeaders, root } = tracing;
  const parent = headers ? fromHeaders(headers) : root;
  const span = tracer.startSpan('request', { kind: kinds.SERVER }, parent);
  return {
    context: within(parent, span),
    end({ method, route, status }) {
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
      if (status >= 500) span.setStatus({ code: failed });
      span.end();
    },
  };
}

/** Without traces it only runs the call. `work` receives headers that carry the trace on. */
export async function tracedCall<Result>(
  name: string,
  attributes: Attributes,
  work: (headers: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  if (!tracing) return work({});
  const { tracer, kinds, failed, within, toHeaders, root } = tracing;
  const parent = currentRequest()?.trace ?? root;
  const span = tracer.startSpan(name, { kind: kinds.CLIENT, attributes }, parent);
  try {
    return await work(toHeaders(within(parent, span)));
  } catch (error) {
    // Not the error itself: its message may quote the request.
    span.setStatus({ code: failed });
    throw error;
  } finally {
    span.end();
  }
}

export function traced<Result>(name: string, work: () => Result): Result {
  const parent = tracing && currentRequest()?.trace;
  if (!tracing || !parent) return work();
  const span = tracing.tracer.startSpan(name, {}, parent);
  try {
    return work();
  } finally {
    span.end();
  }
}
