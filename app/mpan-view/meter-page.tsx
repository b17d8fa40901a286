import { useNavigate } from '@remix-run/react';
import { useMemo } from 'react';
import { mpanTexts } from '~/cms/texts/mpan';
import { useTexts } from '~/cms/use-texts';
import { BotInputs } from '~/forms/fields/recaptcha/bot-inputs';
import { checkMeterSearch } from '~/domain/mpan-forms';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { asDataPath } from './as-data';
import { FailedDialog } from './failed-dialog';
import { FormTop } from './form-top';
import { messageOf } from './message-of';
import { MeterHelp } from './meter-help';
import { MeterNotFoundPanel, NotOursPanel } from './meter-outcomes';
import { FINDER_PATH, METER_PATH } from './mpan-paths';
import { SentPanel } from './outcome-panels';
import type { FormData as Form, MeterPageData } from './page-data';
import { PrivacyLink } from './privacy-link';
import { RequesterFields } from './requester-fields';
import { SentPage } from './sent-page';
import { useCheckedForm } from './use-checked-form';

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

const isForm = (data: MeterPageData): data is Form => data.kind === 'form';

function MeterForm({ loaded }: { loaded: Form }) {
  const t = useTexts(mpanTexts);
  const { Form, formProps, answer, shown, ...form } = useCheckedForm<MeterPageData>({
    loaded,
    check: checkMeterSearch,
    isForm,
  });
  const { problems } = form;
  const errors = useMemo(
    () => problems.map((problem) => ({ field: problem.field, message: messageOf(problem, t) })),
    [problems, t],
  );
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message ?? null;
  return (
    <div className="flow-l form">
      <FormTop title={t('mpanMeterTitle')} text={t('mpanMeterText')} errors={errors} failed={loaded.failed} />
      <MeterHelp />
      <Form key={form.round} {...formProps} action={form.enhanced ? asDataPath(METER_PATH) : METER_PATH}>
        <input type="hidden" name="key" value={loaded.key} />
        <BotInputs bot={loaded.bot} />
        <Field
          label={t('mpanMeterLabel')}
          hint={t('mpanMeterHint')}
          name="meterNumber"
          width="mid"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={shown.values['meterNumber']}
          error={errorOf('meterNumber')}
        />
        <RequesterFields values={shown.values} errorOf={errorOf} />
        <p className="actions">
          <Button aria-disabled={form.notReady || undefined}>{t('mpanSubmit')}</Button>
        </p>
        <PrivacyLink />
      </Form>
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
