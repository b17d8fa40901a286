import { useVisitorAddress } from '~/journeys/incident/parts/visitor-part';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { textUpdate as textUpdateTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { useActionResult, type ActionResult } from '~/forms/fixed/action-result';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { useFormErrors } from '~/forms/fixed/use-form-errors';
import { signUpSchema, type SignUpAnswers } from '~/forms/schemas/text-updates';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Icon } from '~/ui/icon';
import { pageOf } from '~/ui/refresh/page-of';
import type { IncidentModel } from '~/journeys/incident/models/incident-model';
import { FAILURES, signedUp, type Outcome } from './outcomes';
import { Problems } from './problems';
import { signUpHref } from './sign-up-data';
import { SignUpFields } from './sign-up-fields';
import type { Reason } from '~/domain/text-updates/outcome';

/**
 * `unsure`: the bot check gave no score, so the page with its own check takes over. `later`: the
 * rate limit is reached.
 */
type Sent =
  | { readonly kind: 'subscribed' | 'kept' | 'unsure' | 'later' }
  | { readonly kind: 'failed'; readonly reason: Reason | null };

const isReason = (reason: unknown): reason is Reason => [1, 3, 4].includes(reason as number);

const json = { 'Content-Type': 'application/json' };

/**
 * Returns the bot-check token of this form's page; empty if it cannot be loaded. The incident page
 * is cached for everyone and has none. Loaded when the form opens, so that it is old enough once a
 * person has filled it in.
 */
async function pageToken(reference: string): Promise<string> {
  try {
    const page = await pageOf(await fetch(signUpHref(reference)));
    return page.querySelector<HTMLInputElement>(`input[name="${BOT_INPUTS.token}"]`)?.value ?? '';
  } catch {
    return '';
  }
}

/**
 * Signs up through the API, with its bot check. A null reason is an unknown failure. Wire contract:
 * text-updates.
 */
async function sendSignUp(
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

export interface SignUpDialogProps {
  page: IncidentModel;
  onClose: () => void;
}
/** randomUUID only exists on HTTPS pages. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const NOTHING_WRONG: ActionResult = { fieldErrors: {} };

type State = { readonly kind: 'initial' | 'loading' } | Sent;
type Keys = readonly [keyof typeof textUpdateTexts, keyof typeof textUpdateTexts];

/** The success message; its heading takes the focus. */
function Ended({ title, text, icon }: Outcome) {
  const t = useTexts(textUpdateTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="notice" data-s="restored" role="status">
      <Icon name={icon} />
      <div className="flow">
        <h3 tabIndex={-1} ref={heading}>
          {t(title)}
        </h3>
        <p>{t(text)}</p>
      </div>
    </div>
  );
}

const endOf = (state: State): Outcome | null => {
  if (state.kind === 'subscribed') return signedUp.done;
  if (state.kind === 'kept') return signedUp.kept;
  return null;
};

function failureOf(state: State): Keys | null {
  if (state.kind === 'later') return ['mpanFormThankYouErrorTitle', 'textBudgetSpent'];
  if (state.kind !== 'failed') return null;
  return state.reason === null ? ['mpanFormThankYouErrorTitle', 'mpanFormThankYouErrorBody'] : FAILURES[state.reason];
}

/**
 * The sign-up over the incident page: initial, loading, subscribed or failed. Typed values survive
 * every failure, and one form is one request however often it is pressed. Specification: journeys,
 * sections 2, 4 and 5.
 */
export function SignUpDialog({ page, onClose }: SignUpDialogProps) {
  const t = useTexts(textUpdateTexts);
  const visitor = useVisitorAddress();
  const [state, setState] = useState<State>({ kind: 'initial' });
  const [isValid, setValid] = useState(false);
  const { errors, onErrors } = useFormErrors(NOTHING_WRONG.fieldErrors);
  const { fetcher } = useActionResult(NOTHING_WRONG);
  const sent = useRef<{ answers: string; key: string } | null>(null);
  const token = useRef<Promise<string> | null>(null);
  useEffect(() => void (token.current ??= pageToken(page.reference)), [page.reference]);
  const over = page.answer.status === 'restored';
  const schema = useMemo(() => signUpSchema({ postcodeKnown: over }), [over]);
  const incident = { reference: page.reference, place: '', over };
  const [values] = useState({
    name: '',
    mobile: '',
    postcode: visitor && page.answer.isVisitors ? visitor.postcode : '',
    signUpForLiveUpdates: !over,
    signUpForFutureUpdates: false,
  });

  async function submit(answers: SignUpAnswers, event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind === 'loading') return;
    const text = JSON.stringify(answers);
    // A retry after a failure is a new request; resending without an answer is the same one.
    if (sent.current?.answers !== text || (state.kind === 'failed' && state.reason !== null))
      sent.current = { answers: text, key: newKey() };
    setState({ kind: 'loading' });
    const form = event.target as HTMLFormElement;
    const { key } = sent.current;
    const next = await sendSignUp(answers, page.reference, { key, token: (await token.current) ?? '' });
    // The sign-up page has its own check; the typed values are posted to it.
    if (next.kind === 'unsure') return form.submit();
    // A token is valid for one sign-up; a new one will be over a second old by the time anyone has
    // read the error.
    if (next.kind === 'failed' && next.reason !== null) token.current = pageToken(page.reference);
    setState(next);
  }

  const end = endOf(state);
  const failed = failureOf(state);
  const isLoading = state.kind === 'loading';
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t(over ? 'textUpdatesOverTitle' : 'textUpdatesIncidentTitle')}
      closeLabel={t('textClose')}
    >
      {end ? (
        <Ended {...end} />
      ) : (
        <FixedForm
          schema={schema}
          say={t}
          action={signUpHref(page.reference)}
          className="form flow-l"
          values={values}
          fetcher={fetcher}
          onErrors={onErrors}
          onReady={setValid}
          onSubmit={submit}
        >
          <Problems errors={errors} failure={failed && { title: t(failed[0]), body: t(failed[1]) }} />
          <SignUpFields data={{ incident, saved: null }} />
          <p className="soft">{t('textPrivacy')}</p>
          <Button icon="message" aria-disabled={!isValid || isLoading}>
            {t(isLoading ? 'textSigningUp' : failed ? 'textTryAgain' : 'textSignUp')}
          </Button>
        </FixedForm>
      )}
    </Dialog>
  );
}
