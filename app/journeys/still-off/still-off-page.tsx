import { useMemo } from 'react';
import { emergencyNumber } from '#operator/profile.json';
import { useLive } from '~/cms/use-live';
import { useSettings } from '~/cms/use-settings';
import { incidentUrl } from '~/domain/incident/for-address';
import { BotInputs } from '~/forms/fields/recaptcha/bot-inputs';
import { useActionResult } from '~/forms/fixed/action-result';
import { FormField, FormRadio } from '~/forms/fixed/fixed-fields';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { useFormErrors } from '~/forms/fixed/use-form-errors';
import { stillOffSchema } from '~/forms/schemas/still-off';
import { Checks } from '~/journeys/incident/parts/checks';
import { stillOff as stillOffTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { PhoneLink } from '~/ui/phone-link';
import { stillOffHref, type StillOffData } from './still-off-data';

function AddressFields() {
  const t = useTexts(stillOffTexts);
  return (
    <>
      <FormField label={t('stillLine')} name="line" autoComplete="address-line1" maxLength={100} />
      <FormField
        label={t('stillPostcode')}
        name="postcode"
        autoComplete="postal-code"
        width="short"
        maxLength={40}
      />
    </>
  );
}

function WhatHappened() {
  const t = useTexts(stillOffTexts);
  return (
    <fieldset className="f">
      <legend>{t('stillWhat')}</legend>
      <FormRadio name="what" value="never">
        {t('stillNever')}
      </FormRadio>
      <FormRadio name="what" value="again">
        {t('stillAgain')}
      </FormRadio>
    </fieldset>
  );
}

/** Works the same without JavaScript. */
export function StillOffPage({ data }: { data: StillOffData }) {
  const t = useTexts(stillOffTexts);
  const { reportPowerCutUrl } = useSettings();
  const { disableReportAPowerCutButtons: isClosed } = useLive();
  const { fetcher } = useActionResult(data);
  const { errors, onErrors } = useFormErrors(data.fieldErrors);
  const { incident, address, failure, values } = data;
  const addressKnown = address !== null;
  const schema = useMemo(() => stillOffSchema({ addressKnown }), [addressKnown]);
  return (
    <>
      <BackLink href={incidentUrl(incident.reference, null)} label={t('stillBack')}>
        {t('stillBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="form flow-l">
          <ErrorSummary heading={t('stillErrorSummary')} errors={errors}>
            {t('stillErrorKept')}
          </ErrorSummary>
          {failure && (
            <div role="alert">
              <Notice status="cut" icon="warning" heading={failure.title}>
                <p>{failure.body}</p>
              </Notice>
            </div>
          )}
          <h1>{t('stillTitle')}</h1>
          <p className="lead">
            {t('stillLead', { reference: incident.reference, place: incident.place })}
          </p>
          <Checks />
          <section className="flow-l" aria-labelledby="tell">
            <h2 id="tell">{t('stillFormTitle')}</h2>
            <p>
              {t(isClosed ? 'stillClosed' : 'stillCall')} <PhoneLink phone={emergencyNumber} />.
            </p>
            {!isClosed && (
              <FixedForm
                schema={schema}
                say={t}
                action={stillOffHref(incident.reference)}
                className="flow-l"
                values={values}
                fetcher={fetcher}
                onErrors={onErrors}
                asDocument
              >
                <p>{t('stillFormText')}</p>
                <input type="hidden" name="requestKey" value={data.requestKey} />
                <BotInputs bot={data.bot} />
                {addressKnown ? (
                  <div className="flow">
                    <h3>{t('stillAddress')}</h3>
                    <p>{address}</p>
                    <details open={values.line !== '' || values.postcode !== ''}>
                      <summary className="act">
                        <Icon name="chevron" turn />
                        {t('stillAddressOther')}
                      </summary>
                      <div className="flow-l">
                        <AddressFields />
                      </div>
                    </details>
                  </div>
                ) : (
                  <AddressFields />
                )}
                <WhatHappened />
                <FormField
                  label={t('stillMobile')}
                  hint={t('stillMobileHint')}
                  name="mobile"
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel"
                  width="mid"
                  maxLength={40}
                />
                <p className="soft">{t('stillPrivacy')}</p>
                <Button>{t('stillSend')}</Button>
              </FixedForm>
            )}
            {!isClosed && (
              <p>
                <ActionLink href={reportPowerCutUrl} icon="power-cut">
                  {t('stillReport')}
                </ActionLink>
              </p>
            )}
          </section>
        </div>
      </div>
    </>
  );
}
