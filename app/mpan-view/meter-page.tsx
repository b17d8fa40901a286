import { useNavigate } from '@remix-run/react';
import { mpanTexts } from '~/cms/texts/mpan';
import { useTexts } from '~/cms/use-texts';
import { BotInputs } from '~/forms/fields/recaptcha/bot-inputs';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { FormField } from '~/forms/fixed/fixed-fields';
import { meterFinderSchema } from '~/forms/schemas/finders';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { FailedDialog } from './failed-dialog';
import { FormTop } from './form-top';
import { MeterHelp } from './meter-help';
import { MeterNotFoundPanel, NotOursPanel } from './meter-outcomes';
import { FINDER_PATH, METER_PATH } from './mpan-paths';
import { SentPanel } from './outcome-panels';
import type { FormData as Form, MeterPageData } from './page-data';
import { PrivacyLink } from './privacy-link';
import { RequesterFields } from './requester-fields';
import { SentPage } from './sent-page';
import { useFinderForm } from './use-finder-form';

/** The search by meter number, and what it finds: ours and sent, not ours, not found. Specification: journeys, section 4 (MPAN forms). */
export function MeterPage({ data }: { data: MeterPageData }) {
  const t = useTexts(mpanTexts);
  if (data.kind === 'sent')
    return <SentPage {...data} title={t('mpanFormThankYouTitle')} home={FINDER_PATH} again={FINDER_PATH} />;
  return (
    <>
      <BackLink href={data.kind === 'form' ? FINDER_PATH : METER_PATH} label={t('mpanBack')}>
        {t('mpanBack')}
      </BackLink>
      <div className="wrap indent page-end">
        {data.kind === 'form' && <MeterForm loaded={data} />}
        {data.kind === 'not-ours' && (
          <NotOursPanel {...data} heading={<h1>{t('mpanNotOursTitle', { value: data.meterNumber })}</h1>} />
        )}
        {data.kind === 'meter-not-found' && (
          <MeterNotFoundPanel {...data} heading={<h1>{t('mpanMeterNotFoundTitle')}</h1>} />
        )}
      </div>
    </>
  );
}

function MeterForm({ loaded }: { loaded: Form }) {
  const t = useTexts(mpanTexts);
  const { formProps, answer, errors, ...form } = useFinderForm<MeterPageData, Form>(loaded, METER_PATH);
  return (
    <div className="flow-l form">
      <FormTop title={t('mpanMeterTitle')} text={t('mpanMeterText')} errors={errors} failed={loaded.failed} />
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
      {answer && <MeterPopUp answer={answer} onReset={form.reset} onRetry={form.goBack} />}
    </div>
  );
}

/** What the search found, over the page. Closing it resets the modes (journeys, section 4). */
function MeterPopUp({ answer, onReset, onRetry }: { answer: MeterPageData; onReset: () => void; onRetry: () => void }) {
  const t = useTexts(mpanTexts);
  const navigate = useNavigate();
  const close = () => {
    onReset();
    navigate(FINDER_PATH);
  };
  const dialog = { open: true, onClose: close, closeLabel: t('mpanClose') };
  switch (answer.kind) {
    case 'sent':
      return (
        <Dialog {...dialog} heading={t('mpanFormThankYouTitle')}>
          <SentPanel {...answer} />
        </Dialog>
      );
    case 'not-ours':
      return (
        <Dialog {...dialog} heading={t('mpanNotOursTitle', { value: answer.meterNumber })}>
          <NotOursPanel {...answer} />
        </Dialog>
      );
    case 'meter-not-found':
      return (
        <Dialog {...dialog} heading={t('mpanMeterNotFoundTitle')}>
          <MeterNotFoundPanel {...answer} onAgain={onReset} />
        </Dialog>
      );
    case 'form':
      return answer.failed ? <FailedDialog onClose={close} onRetry={onRetry} /> : null;
  }
}
