import { Link } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { offers as offersTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BotInputs } from '~/forms/fields/recaptcha/bot-inputs';
import { FormField } from '~/forms/fixed/fixed-fields';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { useFormErrors } from '~/forms/fixed/use-form-errors';
import { offersEmailSchema } from '~/forms/schemas/offers-email';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { offersHref, type OffersData } from './offers-data';

/** The e-mail address, where the operator does not know it. Specification: journeys, sections 2, 4 and 5 "Offers email". */
export function EmailStep({ data, live }: { data: OffersData; live: boolean }) {
  const t = useTexts(offersTexts);
  const { problem, emailMessage, preview } = data;
  const [values] = useState({ emailAddress: data.typed });
  const [isReady, setReady] = useState(false);
  const { errors, onErrors } = useFormErrors(data.fieldErrors);
  // The content system words it for this page.
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
        errors={problem ? [{ field: problem.field ?? 'confirm', message: problem.message }] : errors}
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
        saysOnLeaving
      />
      {data.bot && <BotInputs bot={data.bot} />}
      <div className="row">
        <Button name="confirm" value="true" id="confirm" aria-disabled={live && !isReady ? true : undefined}>
          {t('offersConfirm')}
        </Button>
        <Link className="btn second" to={offersHref('choose', preview)} preventScrollReset>
          {t('offersCancel')}
        </Link>
      </div>
    </FixedForm>
  );
}
