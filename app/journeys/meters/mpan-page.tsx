import { useState } from 'react';
import { mpan as mpanTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { addressFinderSchema } from '~/forms/schemas/finders';
import { useSearchDialog } from '~/journeys/search/use-search-dialog';
import { FocusOnMount } from '~/ui/focus-on-mount';
import { BackLink } from '~/ui/back-link';
import { FormTop } from './form-top';
import { MpanFields } from './mpan-fields';
import { FINDER_PATH, mpanForms, purposeOf, type MpanFormName } from './mpan-paths';
import type { ChosenForMpan, FormData as Form, MpanPageData, SentData } from './page-data';
import { SentPage } from './sent-page';
import { useFinderForm } from './use-finder-form';

export interface MpanPageProps {
  name: MpanFormName;
  data: MpanPageData;
}

export function MpanPage({ data, name }: MpanPageProps) {
  return data.kind === 'sent' ? (
    <MpanSent name={name} sent={data} />
  ) : (
    <MpanForm name={name} loaded={data} />
  );
}

function MpanSent({
  name,
  sent,
  onAgain,
}: {
  name: MpanFormName;
  sent: SentData;
  onAgain?: (() => void) | undefined;
}) {
  const t = useTexts(mpanTexts);
  const { home, path } = mpanForms[name];
  const again = home === FINDER_PATH ? home : path;
  return (
    <SentPage
      {...sent}
      title={t('mpanFormThankYouTitle')}
      home={home}
      again={again}
      onAgain={onAgain}
    />
  );
}

function MpanForm({ name, loaded }: { name: MpanFormName; loaded: Form }) {
  const t = useTexts(mpanTexts);
  const [chosen, setChosen] = useState<ChosenForMpan | null>(null);
  const { title, text, path, home } = mpanForms[name];
  const { formProps, answer, shown, errors, ...form } = useFinderForm<MpanPageData, Form>(
    loaded,
    path,
  );
  const { openDialog, dialog } = useSearchDialog(purposeOf(name), (picked) => {
    setChosen({ choice: picked.choice, fullAddress: picked.fullAddress });
  });
  const startOver = () => {
    form.reset();
    setChosen(null);
  };
  if (answer?.kind === 'sent')
    return (
      <FocusOnMount>
        <MpanSent name={name} sent={answer} onAgain={startOver} />
      </FocusOnMount>
    );
  return (
    <>
      <BackLink href={home} label={t('mpanBack')}>
        {t('mpanBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="flow-l form">
          <FormTop title={t(title)} text={t(text)} errors={errors} failed={shown.failed} />
          <FixedForm
            key={form.round}
            {...formProps}
            schema={addressFinderSchema}
            say={t}
            watch={chosen?.choice ?? loaded.address?.choice}
            errorClearedBy="find"
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
        </div>
      </div>
    </>
  );
}
