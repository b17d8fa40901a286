import type { Reason } from '~/domain/text-updates/outcome';
import type { SignUpAnswers } from '~/forms/schemas/text-updates';
import type { SignUpData } from './sign-up-data';
import { signUpHref } from './sign-up-data';

/** `unsure`: the bot check gave no score here, so the page with a check of its own takes over. `later`: the limit is reached for now. */
export type Sent =
  | { readonly kind: 'subscribed' | 'kept' | 'unsure' | 'later' }
  | { readonly kind: 'failed'; readonly reason: Reason | null };

const isReason = (reason: unknown): reason is Reason => [1, 3, 4].includes(reason as number);

const json = { 'Content-Type': 'application/json' };
const ROUTE = 'routes/power-cut.text-updates.incident';

/**
 * The token that the page of this form was drawn with; empty where it cannot be had. The incident page is the same for everybody and
 * holds none. Asked for when the form opens, so that it is old enough when a person has filled it in.
 */
export async function pageToken(reference: string): Promise<string> {
  try {
    const answer = await fetch(`${signUpHref(reference)}&${new URLSearchParams({ _data: ROUTE }).toString()}`);
    return ((await answer.json()) as Partial<SignUpData>).bot?.token ?? '';
  } catch {
    return '';
  }
}

/** Signs up by the API, after its bot check. Null reason: nothing is known of why it failed. Wire contract: text-updates. */
export async function sendSignUp(
  answers: SignUpAnswers,
  reference: string,
  { key, token }: { readonly key: string; readonly token: string },
): Promise<Sent> {
  try {
    if (token !== '') await fetch('/api/recaptcha', { method: 'POST', headers: json, body: JSON.stringify({ token }) });
    const answer = await fetch('/api/text-updates', {
      method: 'PUT',
      headers: { ...json, 'Idempotency-Key': key },
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
    if (answer.status === 429) return { kind: 'later' };
    const body = (await answer.json()) as { success?: unknown; reason?: unknown; error?: unknown };
    if (answer.ok && body.success === true) return { kind: 'subscribed' };
    if (body.error === 'captcha') return { kind: 'unsure' };
    return { kind: 'failed', reason: isReason(body.reason) ? body.reason : null };
  } catch {
    return { kind: 'failed', reason: null };
  }
}
