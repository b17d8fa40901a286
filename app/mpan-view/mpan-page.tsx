import { useNavigate } from '@remix-run/react';
import { useMemo, useState } from 'react';
import { mpanTexts } from '~/cms/texts/mpan';
import { useTexts } from '~/cms/use-texts';
import { checkRequester, type Typed } from '~/domain/mpan-forms';
import { useSearchDialog } from '~/search-view/use-search-dialog';
import { BackLink } from '~/ui/back-link';
import { Dialog } from '~/ui/dialog';
import { asDataPath } from './as-data';
import { FailedDialog } from './failed-dialog';
import { FormTop } from './form-top';
import { messageOf } from './message-of';
import { MpanFields } from './mpan-fields';
import { FINDER_PATH, mpanForms, purposeOf, type MpanFormName } from './mpan-paths';
import { SentPanel } from './outcome-panels';
import type { ChosenForMpan, FormData as Form, MpanPageData, MpanProblem } from './page-data';
import { SentPage } from './sent-page';
import { useCheckedForm } from './use-checked-form';

export interface MpanPageProps {
  name: MpanFormName;
  data: MpanPageData;
}

/** A form that sends a number for an address: idle, success, failed. Specification: journeys, section 4 (MPAN forms). */
export function MpanPage({ data, name }: MpanPageProps) {
  const t = useTexts(mpanTexts);
  const { home, path } = mpanForms[name];
  const again = home === FINDER_PATH ? home : path;
  if (data.kind === 'sent') return <SentPage {...data} title={t('mpanFormThankYouTitle')} home={home} again={again} />;
  return (
    <>
      <BackLink href={home} label={t('mpanBack')}>
        {t('mpanBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <MpanForm name={name} loaded={data} />
      </div>
    </>
  );
}

/** What is missing before it can be sent, as far as the browser can tell. */
const check = (typed: Typed): readonly MpanProblem[] => [
  ...(typed['address'] ? [] : ([{ field: 'find', problem: 'Missing' }] as const)),
  ...checkRequester(typed),
];
const isForm = (data: MpanPageData): data is Form => data.kind === 'form';

function MpanForm({ name, loaded }: { name: MpanFormName; loaded: Form }) {
  const t = useTexts(mpanTexts);
  const navigate = useNavigate();
  const { title, text, path, home } = mpanForms[name];
  const [chosen, setChosen] = useState<ChosenForMpan | null>(null);
  const { Form, formProps, answer, shown, ...form } = useCheckedForm<MpanPageData>({
    loaded,
    check,
    isForm,
    watch: chosen?.choice ?? loaded.address?.choice,
  });
  const { problems } = form;
  const errors = useMemo(
    () => problems.map((problem) => ({ field: problem.field, message: messageOf(problem, t) })),
    [problems, t],
  );
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message ?? null;
  const { openDialog, dialog } = useSearchDialog(purposeOf(name), (picked) => {
    setChosen({ choice: picked.choice, fullAddress: picked.fullAddress });
    form.forget('find');
  });
  const close = () => {
    form.reset();
    setChosen(null);
    // Closing any pop-up of the finder resets its modes (journeys, section 4).
    if (home === FINDER_PATH) navigate(home);
  };

  return (
    <div className="flow-l form">
      <FormTop title={t(title)} text={t(text)} errors={errors} failed={loaded.failed} />
      <Form key={form.round} {...formProps} action={form.enhanced ? asDataPath(path) : path}>
        <MpanFields
          name={name}
          address={chosen ?? shown.address}
          typed={shown.values['find'] ?? ''}
          error={errorOf('find')}
          values={shown.values}
          errorOf={errorOf}
          formKey={loaded.key}
          bot={loaded.bot}
          notReady={form.notReady}
          onFind={form.enhanced ? openDialog : undefined}
        />
      </Form>
      <p role="status" className="sending">
        {form.isSending ? t('mpanSending') : ''}
      </p>
      {dialog}
      {answer?.kind === 'sent' && (
        <Dialog open onClose={close} heading={t('mpanFormThankYouTitle')} closeLabel={t('mpanClose')}>
          <SentPanel {...answer} />
        </Dialog>
      )}
      {answer?.kind === 'form' && answer.failed && <FailedDialog onClose={close} onRetry={form.goBack} />}
    </div>
  );
}
