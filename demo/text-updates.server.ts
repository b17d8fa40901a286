import { readJsonBody } from '~/server/lib/api.server';
import type { StopAnswer, SignUpAnswer, TextUpdates } from '~/server/texts/sign-ups/port';
import { WireSignUp, WireStop } from '~/server/texts/sign-ups/wire';
import { respond, type Answers } from './answers.server';

const keyOf = (request: Request): string | null => request.headers.get('Idempotency-Key');
const reasonOf = (answer: SignUpAnswer) => (answer.kind === 'answered' ? answer.reason : null);
/** It keeps the list itself, so nothing is ever stored for later. */
const isStopped = (answer: StopAnswer): boolean => answer.kind === 'answered';

/** For a site that leaves the list of subscribers to its operator. */
export function textUpdateAnswers(list: TextUpdates): Answers {
  return {
    '/api/text-updates': {
      PUT: async (request) => {
        const wanted = await readJsonBody(request, WireSignUp);
        const reason = reasonOf(
          await list.signUp({
            mobile: wanted.telephoneNumber,
            name: wanted.customerName ?? null,
            place: wanted.postcode ?? null,
            mpan: wanted.mpan ?? null,
            addressLine1: wanted.addressLine1 ?? null,
            reference: wanted.incidentId ?? null,
            live: wanted.liveIncidentOptIn,
            futureUnplanned: wanted.futureIncidentsOptIn,
            futurePlanned: wanted.futurePlannedOptIn,
            language: wanted.language ?? undefined,
            key: keyOf(request),
          }),
        );
        return respond<'TextUpdatesSubscriptionResult'>({ success: reason === null, reason });
      },
      POST: async (request) => {
        const { telephoneNumber, mpan } = await readJsonBody(request, WireStop);
        const answer = await list.stop({
          mobile: telephoneNumber,
          mpan: mpan ?? null,
          key: keyOf(request),
        });
        return respond<'TextUpdatesUnsubscriptionResult'>({ result: isStopped(answer) ? 0 : 2 });
      },
    },
  };
}
