import { useNavigate } from '@remix-run/react';
import { mpanTexts } from '~/cms/texts/mpan';
import { mpanManualTexts } from '~/cms/texts/mpan-manual';
import { useTexts } from '~/cms/use-texts';
import { BotInputs } from '~/forms/fields/recaptcha/bot-inputs';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { FormTickAlone } from '~/forms/fixed/fixed-fields';
import { manualFinderSchema } from '~/forms/schemas/finders';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { FailedDialog } from './failed-dialog';
import { FormTop } from './form-top';
import { aboutYou, more, whereItIs } from './manual-fields';
import { CommentsField, FilesField, ManualGroup } from './manual-parts';
import { FINDER_PATH, MANUAL_PATH } from './mpan-paths';
import { SentPanel } from './outcome-panels';
import type { ManualFormData, ManualPageData } from './page-data';
import { PrivacyLink } from './privacy-link';
import { SentPage } from './sent-page';
import { useFinderForm } from './use-finder-form';

/** The form for an address or a meter that is in no list, and its own thank-you. Specification: journeys, sections 2 and 5. */
export function ManualPage({ data }: { data: ManualPageData }) {
  const t = useTexts(mpanManualTexts);
  const common = useTexts(mpanTexts);
  if (data.kind === 'sent') {
    const { email } = data;
    return (
      <SentPage
        {...data}
        title={t('manualThankYouTitle')}
        body={t('manualThankYouBody', { email })}
        home={FINDER_PATH}
        again={FINDER_PATH}
      />
    );
  }
  return (
    <>
      <BackLink href={FINDER_PATH} label={common('mpanBack')}>
        {common('mpanBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <ManualForm loaded={data} />
      </div>
    </>
  );
}

function ManualForm({ loaded }: { loaded: ManualFormData }) {
  const t = useTexts(mpanManualTexts);
  const common = useTexts(mpanTexts);
  const navigate = useNavigate();
  const { formProps, answer, shown, errors, ...form } = useFinderForm<ManualPageData, ManualFormData>(
    loaded,
    MANUAL_PATH,
  );
  const close = () => {
    form.reset();
    navigate(FINDER_PATH);
  };
  return (
    <div className="flow-l form">
      <FormTop title={t('manualTitle')} text={t('manualText')} errors={errors} failed={loaded.failed} />
      <FixedForm key={form.round} {...formProps} schema={manualFinderSchema} say={t} encType="multipart/form-data">
        {/* Enter means to send, not to take a file away. */}
        <button className="default-button" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="key" value={loaded.key} />
        <BotInputs bot={loaded.bot} />
        <ManualGroup heading="manualYou" fields={aboutYou} />
        <ManualGroup heading="manualWhere" fields={whereItIs} />
        <ManualGroup heading="manualMore" fields={more} />
        <CommentsField />
        <FilesField files={shown.files} />
        <FormTickAlone name="isBillPayerManual" id="isBillPayerManual">
          {t('manualLabel_isBillPayerManual')}
        </FormTickAlone>
        <p className="actions">
          <Button aria-disabled={form.notReady || undefined}>{t('manualSubmit')}</Button>
        </p>
        <PrivacyLink />
      </FixedForm>
      <p role="status" className="sending">
        {form.isSending ? common('mpanSending') : ''}
      </p>
      {answer?.kind === 'sent' && (
        <Dialog open onClose={close} heading={t('manualThankYouTitle')} closeLabel={common('mpanClose')}>
          <SentPanel {...answer} body={t('manualThankYouBody', { email: answer.email })} />
        </Dialog>
      )}
      {answer?.kind === 'form' && answer.failed && <FailedDialog onClose={close} onRetry={form.goBack} />}
    </div>
  );
}
