import { cachePolicy } from '~/server/lib/cache-policy';
import { isShuttingDown } from '../shutdown.server';
import type { Gateways } from '../gateways.server';
import type { IntakeChecks } from '../store/intake.server';

export type CheckState = 'ok' | 'stale' | 'failed';
export type ReadyWord = 'ready' | 'not-ready';
export interface Readiness {
  status: ReadyWord;
  /** Whether submissions can be stored. If not, visitors still come, because most want to read. */
  forms: ReadyWord;
  checks: { content: CheckState; incidents: CheckState; process: CheckState } & IntakeChecks;
}

export type ReadinessSources = {
  content: Pick<Gateways['content'], 'revision'>;
  incidents: Pick<Gateways['incidents'], 'snapshot' | 'freshness'>;
  intake: Pick<Gateways['intake'], 'isOpen' | 'checks'>;
  isStopping?: () => boolean;
};

/**
 * Content answers, a first snapshot exists and the process is not shutting down; a stale snapshot
 * is reported but harmless. Only reports what is already known, so probes are cheap.
 * docs/decisions/readiness.md
 */
export function readiness(sources: ReadinessSources): Readiness {
  const { content, incidents, intake, isStopping = isShuttingDown } = sources;
  const read = {
    content: content.revision() ? 'ok' : 'failed',
    incidents:
      incidents.snapshot() === null ? 'failed' : incidents.freshness().stale ? 'stale' : 'ok',
    process: isStopping() ? 'failed' : 'ok',
  } as const;
  return {
    status: Object.values(read).includes('failed') ? 'not-ready' : 'ready',
    forms: intake.isOpen() && !isStopping() ? 'ready' : 'not-ready',
    checks: { ...read, ...intake.checks() },
  };
}

const RETRY_SECONDS = '5';

export function readinessAnswer(answer: Readiness, word: ReadyWord): Response {
  const headers = { 'Cache-Control': cachePolicy.noStore };
  return word === 'ready'
    ? Response.json(answer, { headers })
    : Response.json(answer, { status: 503, headers: { ...headers, 'Retry-After': RETRY_SECONDS } });
}
