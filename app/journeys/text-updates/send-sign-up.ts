import type { Reason } from '~/domain/text-updates/outcome';
import type { SignUpAnswers } from '~/forms/schemas/text-updates';

export type Sent =
  { readonly kind: 'subscribed' | 'kept' } | { readonly kind: 'failed'; readonly reason: Reason | null };

const isReason = (reason: unknown): reason is Reason => [1, 3, 4].includes(reason as number);

/** Signs up by the API. Null reason: nothing is known of why it failed. Wire contract: text-updates. */
export async function sendSignUp(answers: SignUpAnswers, reference: string, key: string): Promise<Sent> {
  try {
    const answer = await fetch('/api/text-updates', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({
        telephoneNumber: answers.mobile,
        customerName: answers.name,
        postcode: answers.postcode,
        incidentId: reference,
        liveIncidentOptIn: answers.signUpForLiveUpdates,
        futureIncidentsOptIn: answers.signUpForFutureUpdates,
        futurePlannedOptIn: answers.signUpForFutureUpdates,
      }),
    });
    if (answer.status === 202) return { kind: 'kept' };
    const body = (await answer.json()) as { success?: unknown; reason?: unknown };
    if (answer.ok && body.success === true) return { kind: 'subscribed' };
    return { kind: 'failed', reason: isReason(body.reason) ? body.reason : null };
  } catch {
    return { kind: 'failed', reason: null };
  }
}
