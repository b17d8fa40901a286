import { Form, Link } from '@remix-run/react';
import { useState } from 'react';
import { offersTexts } from '~/cms/texts/offers';
import { useTexts } from '~/cms/use-texts';
import { isEmailLike } from '~/domain/offers/email';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Field } from '~/ui/field';
import { offersHref, type OffersData } from './offers-data';

/** The e-mail address, where the operator does not know it. Specification: journeys, sections 2, 4 and 5 "Offers email". */
export function EmailStep({ data, live }: { data: OffersData; live: boolean }) {
  const t = useTexts(offersTexts);
  const { problem, emailMessage, preview } = data;
  const [typed, setTyped] = useState(data.typed);
  const [touched, setTouched] = useState(false);
  const isRight = isEmailLike(typed.trim());
  const message = emailMessage || t('offersEmailInvalid');
  const said = problem?.field === 'emailAddress' && typed === data.typed ? problem.message : null;
  return (
    <Form method="post" action={offersHref('email', preview)} className="flow form" noValidate preventScrollReset>
      <ErrorSummary
        heading={t('offersErrorTitle')}
        errors={problem ? [{ field: problem.field ?? 'confirm', message: problem.message }] : []}
      />
      <p>{t('offersEmailMessage')}</p>
      <Field
        label={t('offersEmailLabel')}
        name="emailAddress"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={t('offersEmailHint')}
        error={said ?? (touched && !isRight ? message : null)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTouched(true)}
      />
      <div className="row">
        <Button
          name="confirm"
          value="true"
          id="confirm"
          aria-disabled={live && !isRight ? true : undefined}
          onClick={() => setTouched(true)}
        >
          {t('offersConfirm')}
        </Button>
        <Link className="btn second" to={offersHref('choose', preview)} preventScrollReset>
          {t('offersCancel')}
        </Link>
      </div>
    </Form>
  );
}
