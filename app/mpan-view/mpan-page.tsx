import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { mpanTexts } from '~/cms/texts/mpan';
import { useTexts } from '~/cms/use-texts';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { addressFinderSchema } from '~/forms/schemas/finders';
import { useSearchDialog } from '~/search-view/use-search-dialog';
import { BackLink } from '~/ui/back-link';
import { Dialog } from '~/ui/dialog';
import { FailedDialog } from './failed-dialog';
import { FormTop } from './form-top';
import { MpanFields } from './mpan-fields';
import { FINDER_PATH, mpanForms, purposeOf, type MpanFormName } from './mpan-paths';
import { SentPanel } from './outcome-panels';
import type { ChosenForMpan, FormData as Form, MpanPageData } from './page-data';
import { SentPage } from './sent-page';
import { useFinderForm } from './use-finder-form';

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

function MpanForm({ name, loaded }: { name: MpanFormName; loaded: Form }) {
  const t = useTexts(mpanTexts);
  const navigate = useNavigate();
  const { title, text, path, home } = mpanForms[name];
  const [chosen, setChosen] = useState<ChosenForMpan | null>(null);
  const { formProps, answer, shown, errors, ...form } = useFinderForm<MpanPageData, Form>(loaded, path);
  const { openDialog, dialog } = useSearchDialog(purposeOf(name), (picked) => {
    setChosen({ choice: picked.choice, fullAddress: picked.fullAddress });
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
      <FixedForm
        key={form.round}
        {...formProps}
        schema={addressFinderSchema}
        say={t}
        watch={chosen?.choice ?? loaded.address?.choice}
        mended="find"
      >
        <MpanFields
          name={name}
          address={chosen ?? shown.address}
          formKey={loaded.key}
          bot={loaded.bot}
          notReady={form.notReady}
          onFind={form.enhanced ? openDialog : undefined}
        />
      </FixedForm>
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
