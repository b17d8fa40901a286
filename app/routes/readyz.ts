import { gateways } from '~/server/gateways.server';
import { readiness, readinessAnswer } from '~/server/telemetry/readiness.server';

/** Whether the process may be given visitors (api.openapi.yaml, isReady). */
export function loader() {
  const answer = readiness(gateways);
  return readinessAnswer(answer, answer.status);
}
