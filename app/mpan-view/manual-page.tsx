import { useNavigate } from '@remix-run/react';
import { useMemo } from 'react';
import { mpanTexts } from '~/cms/texts/mpan';
import { mpanManualTexts } from '~/cms/texts/mpan-manual';
import { useTexts } from '~/cms/use-texts';
import { BotInputs } from '~/forms/fields/recaptcha/bot-inputs';
import { checkManual } from '~/domain/mpan-forms';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { asDataPath } from './as-data';
import { BillPayer } from './bill-payer';
import { FailedDialog } from './failed-dialog';
import { FormTop } from './form-top';
import { aboutYou, more, whereItIs } from './manual-fields';
import { CommentsField, FilesField, ManualGroup, manualMessage, refusalMessage } from './manual-parts';
import { isHindrance, messageOf } from './message-of';
import { FINDER_PATH, MANUAL_PATH } from './mpan-paths';
import { SentPanel } from './outcome-panels';
import type { ManualFormData, ManualPageData } from './page-data';
import { PrivacyLink } from './privacy-link';
import { SentPage } from './sent-page';
import { useCheckedForm } from './use-checked-form';

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

const isForm = (data: ManualPageData): data is ManualFormData => data.kind === 'form';

function ManualForm({ loaded }: { loaded: ManualFormData }) {
  const t = useTexts(mpanManualTexts);
  const common = useTexts(mpanTexts);
  const navigate = useNavigate();
  const { Form, formProps, answer, shown, ...form } = useCheckedForm<ManualPageData, ManualFormData>({
    loaded,
    check: checkManual,
    isForm,
  });
  const { problems } = form;
  const { refused } = shown;
  const refusals = useMemo(() => refused.map((file) => refusalMessage(t, file)), [refused, t]);
  const errors = useMemo(
    () => [
      ...problems.map(({ field, problem }) => ({
        field,
        message: isHindrance(problem) ? messageOf({ field, problem }, common) : manualMessage(t, field, problem),
      })),
      ...(refusals.length > 0 ? [{ field: 'files', message: refusals.join(' ') }] : []),
    ],
    [problems, refusals, t, common],
  );
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message ?? null;
  const parts = { values: shown.values, errorOf };
  const close = () => {
    form.reset();
    navigate(FINDER_PATH);
  };
  return (
    <div className="flow-l form">
      <FormTop title={t('manualTitle')} text={t('manualText')} errors={errors} failed={loaded.failed} />
      <Form
        key={form.round}
        {...formProps}
        action={form.enhanced ? asDataPath(MANUAL_PATH) : MANUAL_PATH}
        encType="multipart/form-data"
      >
        {/* Enter means to send, not to take a file away. */}
        <button className="default-button" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="key" value={loaded.key} />
        <BotInputs bot={loaded.bot} />
        <ManualGroup heading="manualYou" fields={aboutYou} {...parts} />
        <ManualGroup heading="manualWhere" fields={whereItIs} {...parts} />
        <ManualGroup heading="manualMore" fields={more} {...parts} />
        <CommentsField {...parts} />
        <FilesField files={shown.files} errors={refusals} />
        <BillPayer
          name="isBillPayerManual"
          checked={shown.values['isBillPayerManual'] === 'true'}
          error={errorOf('isBillPayerManual')}
        >
          {t('manualLabel_isBillPayerManual')}
        </BillPayer>
        <p className="actions">
          <Button aria-disabled={form.notReady || undefined}>{t('manualSubmit')}</Button>
        </p>
        <PrivacyLink />
      </Form>
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
