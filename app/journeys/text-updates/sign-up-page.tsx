import { useMemo } from 'react';
import { textUpdate as textUpdateTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { incidentUrl } from '~/domain/incident/for-address';
import { BotInputs } from '~/forms/fields/recaptcha/bot-inputs';
import { useActionResult } from '~/forms/fixed/action-result';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { useFormErrors } from '~/forms/fixed/use-form-errors';
import { mobileSchema, signUpSchema } from '~/forms/schemas/text-updates';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { AddressChoice } from './address-choice';
import { Problems } from './problems';
import { NUMBER_ONLY, STOP, TEXT_UPDATES, signUpHref, type SignUpData } from './sign-up-data';
import { MobileField, SignUpFields } from './sign-up-fields';

/** Works the same without JavaScript. */
export function SignUpPage({ data }: { data: SignUpData }) {
  const t = useTexts(textUpdateTexts);
  const { fetcher } = useActionResult(data);
  const { errors, onErrors } = useFormErrors(data.fieldErrors);
  const { incident, saved, failure, postcodeKnown, numberOnly, asksAgain } = data;
  const isIncident = incident !== null;
  const asksPlace = isIncident && !numberOnly;
  const addressKnown = numberOnly || saved !== null;
  const schema = useMemo(
    () => (asksPlace ? signUpSchema({ postcodeKnown }) : mobileSchema({ addressKnown })),
    [asksPlace, postcodeKnown, addressKnown],
  );
  const title = !incident
    ? t('textUpdatesTitle')
    : t(incident.over ? 'textUpdatesOverTitle' : 'textUpdatesIncidentTitle');
  const back = incident ? incidentUrl(incident.reference, null) : '/';
  return (
    <>
      <BackLink href={back} label={t(incident ? 'textUpdatesBackIncident' : 'textUpdatesBack')}>
        {t(incident ? 'textUpdatesBackIncident' : 'textUpdatesBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="form flow-l">
          <Problems errors={errors} failure={failure} />
          <h1>{title}</h1>
          <p className="lead">
            {incident && <b>{incident.place}. </b>}
            {t(
              asksAgain
                ? 'textAsksAgain'
                : incident && !incident.over
                  ? 'textUpdatesIncidentText'
                  : 'textUpdatesText',
            )}
          </p>
          {!incident && (
            <AddressChoice
              saved={saved}
              returnTo={`${TEXT_UPDATES}?chosen=true`}
              error={errors.find(({ field }) => field === 'address')?.message ?? null}
            />
          )}
          <FixedForm
            schema={schema}
            say={t}
            action={incident ? signUpHref(incident.reference) : TEXT_UPDATES}
            className="flow-l"
            values={data.values}
            fetcher={fetcher}
            onErrors={onErrors}
            asDocument
          >
            <input type="hidden" name="requestKey" value={data.requestKey} />
            <BotInputs bot={data.bot} />
            {numberOnly && <input type="hidden" name={NUMBER_ONLY} value="true" />}
            {asksPlace ? <SignUpFields data={data} /> : <MobileField />}
            <p className="soft">{t('textPrivacy')}</p>
            <Button icon="message">
              {failure ? t('textTryAgain') : numberOnly ? t('textUpdateMe') : t('textSignUp')}
            </Button>
          </FixedForm>
          <p>
            <ActionLink href={STOP} icon="cross">
              {t('textWantStop')}
            </ActionLink>
          </p>
          <p>
            <ActionLink href="/power-cut/stay-informed" icon="info">
              {t('textWithout')}
            </ActionLink>
          </p>
        </div>
      </div>
    </>
  );
}
