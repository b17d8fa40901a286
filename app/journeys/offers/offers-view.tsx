import { useNavigate, Link } from '@remix-run/react';
import { useEffect, useCallback, useState } from 'react';
import { localKeys, sessionKeys } from '~/cms/browser-storage';
import { offers as offersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { useCompletedEvent } from '~/cms/analytics/use-completed';
import { Dialog } from '~/ui/dialog';
import { Choice } from './choice';
import { offersHref, type OffersData, type OffersDone } from './offers-data';
import { ActionLink } from '~/ui/action-link';
import { ButtonLink, Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { BotInputs } from '~/forms/fields/recaptcha/bot-inputs';
import { FormField } from '~/forms/fixed/fixed-fields';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { useFormErrors } from '~/forms/fixed/use-form-errors';
import { offersEmailSchema } from '~/forms/schemas/offers-email';
import { ErrorSummary } from '~/ui/error-summary';
import type { AnalyticsEvent } from '~/cms/analytics/events';
import { pushSoon } from '~/cms/analytics/push-soon';

/** Once the frame knows whether consent allows it. Null sends nothing. */
function useEvent(event: AnalyticsEvent | null): void {
  const [first] = useState(event);
  useEffect(() => (first === null ? undefined : pushSoon(first)), [first]);
}

/**
 * Sends `offers_requested` once per request, however often its confirmation is opened. The returned
 * function cancels it.
 */
export function tellRequested(offers: number, request: string): (() => void) | undefined {
  if (sessionKeys.get('offersRequested') === request) return undefined;
  return pushSoon({ event: 'offers_requested', offers }, () =>
    sessionKeys.set('offersRequested', request),
  );
}

const useRequestedEvent = (offers: number, request: string): void =>
  useEffect(() => tellRequested(offers, request), [offers, request]);

interface ConfirmationProps {
  done: OffersDone;
  address: string;
  incidentPath: string;
  /** The pop-up has its own heading and Close button. */
  heading: boolean;
}

/** "You've requested N items", in singular or plural (J-934). */
const useDoneTitle = (count: number): string => {
  const t = useTexts(offersTexts);
  return t('offersDone', { count });
};

function Confirmation({
  done: { count, kept, id },
  address,
  incidentPath,
  heading,
}: ConfirmationProps) {
  const t = useTexts(offersTexts);
  const title = useDoneTitle(count);
  useRequestedEvent(count, id);
  return (
    <div className="flow-l">
      {heading && <h1>{title}</h1>}
      <p className="lead">{t('offersDoneText', { count, address })}</p>
      {kept && (
        <Notice status="aware">
          <p>{t('offersKept')}</p>
        </Notice>
      )}
      <p className="row">
        <ButtonLink href="/power-cut/planned-power-cuts" icon="planned">
          {t('offersViewPlanned')}
        </ButtonLink>
        {heading && (
          <ActionLink href={incidentPath} icon="arrow">
            {t('offersDoneClose')}
          </ActionLink>
        )}
      </p>
    </div>
  );
}

/** For other readers of the specification's browser keys; the site itself asks the server. */
function useOffersMirror({ reference, type }: OffersData['mirror']) {
  useEffect(() => {
    if (reference === null) return;
    localKeys.set('offersSearchedIncidentReference', reference);
    sessionKeys.set('incidentRef', reference);
    if (type === null) return;
    localKeys.set('offersSearchedIncidentType', type);
    sessionKeys.set('incidentType', type);
  }, [reference, type]);
}

export interface OffersViewProps {
  data: OffersData;
  /** With JavaScript the email address and the confirmation are pop-ups over the items. */
  live: boolean;
}

export function OffersView({ data, live }: OffersViewProps) {
  const t = useTexts(offersTexts);
  const navigate = useNavigate();
  const { step, preview, done, cards, address, incidentPath } = data;
  const doneTitle = useDoneTitle(done?.count ?? 0);
  useOffersMirror(data.mirror);
  // The form leads here instead of to its own thank-you page.
  useCompletedEvent(
    'future-planned-power-cut',
    data.formSent ? `offers ${data.mirror.reference ?? ''}` : null,
  );
  // Not when returning from a confirmation: the offers were viewed before.
  useEvent(step === 'done' || preview ? null : { event: 'offers_viewed', offers: cards.length });

  const confirmation = done && (
    <Confirmation done={done} address={address ?? ''} incidentPath={incidentPath} heading={!live} />
  );
  const email = <EmailStep data={data} live={live} />;
  return (
    <div className="wrap indent band flow-l">
      {(step === 'choose' || live) && (
        <Choice
          data={step === 'choose' ? data : { ...data, problem: null }}
          bar={step === 'choose'}
        />
      )}
      {!live && step === 'email' && (
        <>
          <h1>{t('offersEmailTitle')}</h1>
          {email}
        </>
      )}
      {!live && step === 'done' && confirmation}
      <Dialog
        open={live && step === 'email'}
        heading={t('offersEmailTitle')}
        closeLabel={t('offersClose')}
        onClose={() => navigate(offersHref('choose', preview), { preventScrollReset: true })}
      >
        {email}
      </Dialog>
      <Dialog
        open={live && step === 'done'}
        heading={doneTitle}
        closeLabel={t('offersDoneClose')}
        onClose={() => navigate(incidentPath)}
      >
        {confirmation}
      </Dialog>
    </div>
  );
}

function EmailStep({ data, live }: { data: OffersData; live: boolean }) {
  const t = useTexts(offersTexts);
  const { problem, emailMessage, preview } = data;
  const [values] = useState({ emailAddress: data.typed });
  const [isReady, setReady] = useState(false);
  const { errors, onErrors } = useFormErrors(data.fieldErrors);
  // Content can set this page's error message.
  const say = useCallback(() => emailMessage || t('offersEmailInvalid'), [emailMessage, t]);
  return (
    <FixedForm
      schema={offersEmailSchema}
      say={say}
      action={offersHref('email', preview)}
      className="flow form"
      preventScrollReset
      values={values}
      onErrors={onErrors}
      onReady={setReady}
    >
      <ErrorSummary
        heading={t('offersErrorTitle')}
        errors={
          problem ? [{ field: problem.field ?? 'confirm', message: problem.message }] : errors
        }
      />
      <p>{t('offersEmailMessage')}</p>
      <FormField
        label={t('offersEmailLabel')}
        name="emailAddress"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={t('offersEmailHint')}
        validateOnBlur
      />
      {data.bot && <BotInputs bot={data.bot} />}
      <div className="row">
        <Button
          name="confirm"
          value="true"
          id="confirm"
          aria-disabled={live && !isReady ? true : undefined}
        >
          {t('offersConfirm')}
        </Button>
        <Link className="btn second" to={offersHref('choose', preview)} preventScrollReset>
          {t('offersCancel')}
        </Link>
      </div>
    </FixedForm>
  );
}
