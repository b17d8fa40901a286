import { cachePolicy } from '~/server/lib/cache-policy';
import type { Gateways } from '~/server/gateways.server';
import { sharedJson } from '~/server/lib/api.server';
import { openAnswer } from '~/server/lib/open-answer.server';
import type { StatusInput } from './status-model';
import { statusJson } from './status-model';

type Sources = Pick<Gateways, 'sources' | 'incidents' | 'intake'>;

/** Needs no request. */
export function statusInput({ sources, incidents, intake }: Sources): StatusInput {
  const snapshot = incidents.snapshot();
  const { takenAt, stale } = incidents.freshness();
  return {
    days: sources.days(),
    snapshot: snapshot && { takenAt: takenAt ?? snapshot.takenAt, stale, data: snapshot.data },
    forms: { isOpen: intake.isOpen(), isLate: intake.checks().outbox === 'stale' },
  };
}

/** GET /status.json. Wire contract: siteStatus. */
export const answerStatus = (request: Request, sources: Sources): Promise<Response> =>
  openAnswer(request, 'status', () =>
    sharedJson(
      request,
      JSON.stringify(statusJson(statusInput(sources), Date.now())),
      cachePolicy.minute,
    ),
  );
