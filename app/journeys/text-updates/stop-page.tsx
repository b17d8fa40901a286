import { useMemo } from 'react';
import { textUpdate as textUpdateTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { useActionResult } from '~/forms/fixed/action-result';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { useFormErrors } from '~/forms/fixed/use-form-errors';
import { mobileSchema } from '~/forms/schemas/text-updates';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { AddressChoice } from './address-choice';
import { Problems } from './problems';
import { STOP, TEXT_UPDATES, type StopData } from './sign-up-data';
import { MobileField } from './sign-up-fields';

export function StopPage({ data }: { data: StopData }) {
  const t = useTexts(textUpdateTexts);
  const { fetcher } = useActionResult(data);
  const { errors, onErrors } = useFormErrors(data.fieldErrors);
  const { variant, saved, requestKey, failure } = data;
  const forAddress = variant === 'address';
  const addressKnown = !forAddress || saved !== null;
  const schema = useMemo(() => mobileSchema({ addressKnown }), [addressKnown]);
  const path = forAddress ? `${STOP}/address` : STOP;
  return (
    <>
      <BackLink href={TEXT_UPDATES} label={t('textUpdatesBack')}>
        {t('textUpdatesBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="form flow-l">
          <Problems errors={errors} failure={failure} />
          <h1>{t(forAddress ? 'textStopAddressTitle' : 'textStopTitle')}</h1>
          <p className="lead">{t(forAddress ? 'textStopAddressText' : 'textStopText')}</p>
          {forAddress && (
            <AddressChoice
              saved={saved}
              returnTo={`${path}?chosen=true`}
              error={errors.find(({ field }) => field === 'address')?.message ?? null}
            />
          )}
          <FixedForm
            schema={schema}
            say={t}
            action={path}
            className="flow-l"
            values={data.values}
            fetcher={fetcher}
            onErrors={onErrors}
            asDocument
          >
            <input type="hidden" name="requestKey" value={requestKey} />
            <MobileField />
            <Button>{t(failure ? 'textTryAgain' : 'textStopButton')}</Button>
          </FixedForm>
          <p>
            <ActionLink href={forAddress ? STOP : `${STOP}/address`} icon="cross">
              {t(forAddress ? 'textStopGeneral' : 'textStopAddress')}
            </ActionLink>
          </p>
        </div>
      </div>
    </>
  );
}
