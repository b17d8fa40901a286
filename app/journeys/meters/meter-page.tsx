import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BotInputs } from '~/forms/fields/recaptcha/bot-inputs';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { FormField } from '~/forms/fixed/fixed-fields';
import { meterFinderSchema } from '~/forms/schemas/finders';
import { FocusOnMount } from '~/ui/focus-on-mount';
import { BackLink } from '~/ui/back-link';
import { Button, ButtonLink } from '~/ui/button';
import { FormTop } from './form-top';
import { MeterHelp } from './meter-help';
import { FINDER_PATH, METER_PATH, MANUAL_PATH, mpanForms } from './mpan-paths';
import type { FormData as Form, MeterPageData, MeterNotFoundData, NotOursData } from './page-data';
import { PrivacyLink } from './privacy-link';
import { RequesterFields } from './requester-fields';
import { SentPage } from './sent-page';
import { useFinderForm } from './use-finder-form';
import type { ReactNode } from 'react';
import { DistributorContact } from '~/journeys/search/distributor-panel';
import { ActionLink } from '~/ui/action-link';
import { NotFoundPicture } from './pictures';

export function MeterPage({ data }: { data: MeterPageData }) {
  return data.kind === 'form' ? <MeterForm loaded={data} /> : <MeterFound found={data} />;
}

function MeterFound({
  found,
  onAgain,
}: {
  found: Exclude<MeterPageData, Form>;
  onAgain?: (() => void) | undefined;
}) {
  const t = useTexts(mpanTexts);
  if (found.kind === 'sent')
    return (
      <SentPage
        {...found}
        title={t('mpanFormThankYouTitle')}
        home={FINDER_PATH}
        again={FINDER_PATH}
        onAgain={onAgain}
      />
    );
  return (
    <>
      <BackLink href={METER_PATH} label={t('mpanBack')} onClick={onAgain}>
        {t('mpanBack')}
      </BackLink>
      <div className="wrap indent page-end">
        {found.kind === 'not-ours' ? (
          <NotOursPanel
            {...found}
            heading={<h1>{t('mpanNotOursTitle', { value: found.meterNumber })}</h1>}
          />
        ) : (
          <MeterNotFoundPanel
            {...found}
            heading={<h1>{t('mpanMeterNotFoundTitle')}</h1>}
            onAgain={onAgain}
          />
        )}
      </div>
    </>
  );
}

function MeterForm({ loaded }: { loaded: Form }) {
  const t = useTexts(mpanTexts);
  const { formProps, answer, shown, errors, ...form } = useFinderForm<MeterPageData, Form>(
    loaded,
    METER_PATH,
  );
  if (answer && answer.kind !== 'form')
    return (
      <FocusOnMount>
        <MeterFound found={answer} onAgain={form.reset} />
      </FocusOnMount>
    );
  return (
    <>
      <BackLink href={FINDER_PATH} label={t('mpanBack')}>
        {t('mpanBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="flow-l form">
          <FormTop
            title={t('mpanMeterTitle')}
            text={t('mpanMeterText')}
            errors={errors}
            failed={shown.failed}
          />
          <MeterHelp />
          <FixedForm key={form.round} {...formProps} schema={meterFinderSchema} say={t}>
            <input type="hidden" name="key" value={loaded.key} />
            <BotInputs bot={loaded.bot} />
            <FormField
              label={t('mpanMeterLabel')}
              hint={t('mpanMeterHint')}
              name="meterNumber"
              width="mid"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <RequesterFields />
            <p className="actions">
              <Button aria-disabled={form.notReady || undefined}>{t('mpanSubmit')}</Button>
            </p>
            <PrivacyLink />
          </FixedForm>
          <p role="status" className="sending">
            {form.isSending ? t('mpanSending') : ''}
          </p>
        </div>
      </div>
    </>
  );
}

function NotOursPanel({
  distributor,
  heading,
}: Pick<NotOursData, 'distributor'> & { heading?: ReactNode }) {
  const t = useTexts(mpanTexts);
  return (
    <div className="flow-l distributor">
      {heading}
      <DistributorContact distributor={distributor} lead={t('mpanNotOursContact')} />
    </div>
  );
}

function MeterNotFoundPanel({
  meterNumber,
  down,
  typed,
  heading,
  onAgain,
}: Omit<MeterNotFoundData, 'kind'> & { heading?: ReactNode; onAgain?: (() => void) | undefined }) {
  const t = useTexts(mpanTexts);
  return (
    <div className="flow-l">
      <p>
        <NotFoundPicture />
      </p>
      {heading}
      <p className="lead breaks">
        {down ? t('mpanMeterNotFoundDown') : t('mpanMeterNotFoundText', { value: meterNumber })}
      </p>
      <p className="row">
        <span>{t('mpanTryBy')}</span>
        <ButtonLink href={mpanForms.address.path} icon="home">
          {t('mpanTryAddress')}
        </ButtonLink>
        <span>{t('mpanTryOr')}</span>
        <ButtonLink href={MANUAL_PATH} icon="document" second>
          {t('mpanFillForm')}
        </ButtonLink>
      </p>
      {typed && !onAgain ? (
        <form method="post" action={METER_PATH}>
          {Object.entries(typed).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button second icon="meter">
            {t('mpanTryAgain')}
          </Button>
        </form>
      ) : (
        <p>
          <ActionLink href={METER_PATH} icon="meter" onClick={onAgain}>
            {t('mpanTryAgain')}
          </ActionLink>
        </p>
      )}
    </div>
  );
}
