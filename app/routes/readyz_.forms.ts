import { gateways } from '~/server/gateways.server';
import { readiness, readinessAnswer } from '~/server/telemetry/readiness.server';

/** api.openapi.yaml, takesForms */
export function loader() {
  const answer = readiness(gateways);
  return readinessAnswer(answer, answer.forms);
}
