import { cachePolicy } from '~/server/lib/cache-policy';
import { isShuttingDown } from '../shutdown.server';
import type { Gateways } from '../gateways.server';
import type { IntakeChecks } from '../store/intake.server';

export type CheckState = 'ok' | 'stale' | 'failed';
export type ReadyWord = 'ready' | 'not-ready';
export interface Readiness {
  /** Whether visitors may come. */
  status: ReadyWord;
  /** Whether what they send can be kept. If not, visitors still come: most want to read. */
  forms: ReadyWord;
  checks: { content: CheckState; incidents: CheckState; process: CheckState } & IntakeChecks;
}

/** What readiness asks of the rest of the server. */
export type ReadinessSources = {
  content: Pick<Gateways['content'], 'revision'>;
  incidents: Pick<Gateways['incidents'], 'snapshot' | 'freshness'>;
  intake: Pick<Gateways['intake'], 'isOpen' | 'checks'>;
  isStopping?: () => boolean;
};

/**
 * Visitors may come when content answers, a first incident picture exists and the process is not about to end; a stale picture is reported
 * but does no harm. It only reports what is known already, so it may be asked as often as anybody likes. api.openapi.yaml, isReady;
 * docs/decisions/readiness.md
 */
export function readiness(sources: ReadinessSources): Readiness {
  const { content, incidents, intake, isStopping = isShuttingDown } = sources;
  const read = {
    content: content.revision() ? 'ok' : 'failed',
    incidents: incidents.snapshot() === null ? 'failed' : incidents.freshness().stale ? 'stale' : 'ok',
    process: isStopping() ? 'failed' : 'ok',
  } as const;
  return {
    status: Object.values(read).includes('failed') ? 'not-ready' : 'ready',
    forms: intake.isOpen() && !isStopping() ? 'ready' : 'not-ready',
    checks: { ...read, ...intake.checks() },
  };
}

const RETRY_SECONDS = '5';

/** The answer to a probe: 200 or 503 by `word`, with everything that is known either way. */
export function readinessAnswer(answer: Readiness, word: ReadyWord): Response {
  const headers = { 'Cache-Control': cachePolicy.noStore };
  return word === 'ready'
    ? Response.json(answer, { headers })
    : Response.json(answer, { status: 503, headers: { ...headers, 'Retry-After': RETRY_SECONDS } });
}
