import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { HOUR } from '~/domain/time/instant';
import { readBody } from '~/server/lib/read-body.server';
import type { Logger } from '~/server/lib/logger.server';
import { metrics } from '~/server/lib/metrics';

/** A browser sends some hundred bytes, more if it batches reports. */
const MOST_BYTES = 16_000;
const MOST_REPORTS = 20;
const REMEMBERED = 500;

/** Also the more specific names that browsers report (front/content-security-policy.server.ts). */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'media-src',
  'manifest-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
]);
/** Values that browsers report instead of a URL. */
const WORDS: ReadonlySet<string> = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'self']);

const text = z.string().max(4000);
/** `report-uri`, the older format. */
const Old = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.default(''),
  }),
});
/** `report-to`, which may include other kinds of report. */
const New = z.array(z.object({ type: text, url: text, body: z.unknown() })).max(MOST_REPORTS);
const NewBody = z.object({
  documentURL: text.optional(),
  effectiveDirective: text,
  blockedURL: text.default(''),
});

interface BrowserReport {
  readonly document: string;
  readonly directive: string;
  readonly blocked: string;
}

/** Without visitor data: no path, no query, no script sample. */
export interface PolicyReport {
  readonly directive: string;
  readonly blocked: string;
  readonly route: string;
}

function reportsIn(body: unknown): readonly BrowserReport[] | null {
  const old = Old.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    // Some report the whole directive with its sources.
    const directive =
      (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ', 1)[0] ?? '';
    return [{ document: report['document-uri'], directive, blocked: report['blocked-uri'] }];
  }
  const several = New.safeParse(body);
  if (!several.success) return null;
  return several.data.flatMap(({ type, url, body: inner }) => {
    const one = type === 'csp-violation' ? NewBody.safeParse(inner) : null;
    if (!one?.success) return [];
    const { documentURL = url, effectiveDirective: directive, blockedURL: blocked } = one.data;
    return [{ document: documentURL, directive, blocked }];
  });
}

const urlOf = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

function sourceOf(blocked: string): string {
  if (WORDS.has(blocked)) return blocked;
  const url = urlOf(blocked);
  if (!url) return 'other';
  return url.origin === 'null' ? url.protocol.slice(0, 40) : url.origin.slice(0, 120);
}

/** About documents of `host`; null if the body is no report. `routeOf` gives a path's route id. */
export function policyReportsIn(
  body: unknown,
  host: string,
  routeOf: (path: string) => string | null,
): readonly PolicyReport[] | null {
  const reports = reportsIn(body);
  if (reports === null) return null;
  return reports.flatMap(({ document, directive, blocked }) => {
    const page = urlOf(document);
    if (page?.host !== host) return [];
    const name = DIRECTIVES.has(directive) ? directive : 'other';
    return [
      { directive: name, blocked: sourceOf(blocked), route: routeOf(page.pathname) ?? 'none' },
    ];
  });
}

interface Parts {
  readonly logger: Pick<Logger, 'warn'>;
  readonly routeOf: (path: string) => string | null;
}

/** Each finding is counted, and logged once an hour, because many browsers report the same one. */
export function createPolicyReports({ logger, routeOf }: Parts) {
  const recent = new LRUCache<string, true>({ max: REMEMBERED, ttl: HOUR });
  return async (request: Request): Promise<Response> => {
    let body: unknown;
    try {
      body = JSON.parse(await readBody(request, MOST_BYTES, 'the report', 'drop'));
    } catch {
      return new Response(null, { status: 400 });
    }
    const reports = policyReportsIn(body, new URL(request.url).host, routeOf);
    if (reports === null) return new Response(null, { status: 400 });
    for (const report of reports) {
      metrics.policyReports.inc({ directive: report.directive });
      const key = Object.values(report).join(' ');
      if (!recent.has(key))
        logger.warn(report, 'a browser did not load what the content security policy forbids');
      recent.set(key, true);
    }
    return new Response(null, { status: 204 });
  };
}
