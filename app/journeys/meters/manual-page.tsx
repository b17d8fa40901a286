import { mpan as mpanTexts, mpanManual as mpanManualTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BotInputs } from '~/forms/fields/recaptcha/bot-inputs';
import { FixedForm } from '~/forms/fixed/fixed-form';
import { FormTickAlone, FormField, FormTextArea, useFixedField } from '~/forms/fixed/fixed-fields';
import { manualFinderSchema } from '~/forms/schemas/finders';
import { FocusOnMount } from '~/ui/focus-on-mount';
import { BackLink } from '~/ui/back-link';
import { Button } from '~/ui/button';
import { FormTop } from './form-top';
import { aboutYou, more, whereItIs, type ManualField } from './manual-fields';
import { FINDER_PATH, MANUAL_PATH } from './mpan-paths';
import type { ManualFormData, ManualPageData, SentData, KeptFile } from './page-data';
import { PrivacyLink } from './privacy-link';
import { SentPage } from './sent-page';
import { useFinderForm } from './use-finder-form';
import { FieldError } from '~/ui/field';

type Name = keyof typeof mpanManualTexts;
const named = (name: string): Name => name as Name;

function ManualGroup({ heading, fields }: { heading: Name; fields: readonly ManualField[] }) {
  const t = useTexts(mpanManualTexts);
  return (
    <fieldset>
      <legend className="big">{t(heading)}</legend>
      {fields.map(({ name, optional, hint, ...look }) => (
        <FormField
          key={name}
          {...look}
          name={name}
          label={
            <>
              {t(named(`manualLabel_${name}`))}{' '}
              {optional && <span className="soft">{t('manualOptional')}</span>}
            </>
          }
          hint={hint ? t(named(`manualHint_${name}`)) : undefined}
        />
      ))}
    </fieldset>
  );
}

function CommentsField() {
  const t = useTexts(mpanManualTexts);
  const name = 'additionalComments';
  return (
    <FormTextArea
      name={name}
      label={
        <>
          {t(`manualLabel_${name}`)} <span className="soft">{t('manualOptional')}</span>
        </>
      }
      hint={t(`manualHint_${name}`)}
    />
  );
}

function FilesField({ files }: { files: readonly KeptFile[] }) {
  const t = useTexts(mpanManualTexts);
  const { error, onChange } = useFixedField('files');
  return (
    <div className={error ? 'f err' : 'f'}>
      <label htmlFor="files">
        {t('manualFiles')} <span className="soft">{t('manualOptional')}</span>
      </label>
      <span className="hint" id="files-hint">
        {t('manualFilesHint')}
      </span>
      {error && <FieldError id="files-error">{error}</FieldError>}
      {files.length > 0 && (
        <ul className="files">
          {files.map(({ id, name }) => (
            <li key={id}>
              <span className="breaks">{t('manualFileKept', { name })}</span>
              <input type="hidden" name="file" value={id} />
              <Button name="intent" value={`remove:${id}`} second>
                {t('manualFileRemove', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        className="in"
        type="file"
        id="files"
        name="files"
        multiple
        onChange={onChange}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'files-hint files-error' : 'files-hint'}
      />
    </div>
  );
}

export function ManualPage({ data }: { data: ManualPageData }) {
  return data.kind === 'sent' ? <ManualSent sent={data} /> : <ManualForm loaded={data} />;
}

function ManualSent({ sent }: { sent: SentData }) {
  const t = useTexts(mpanManualTexts);
  return (
    <SentPage
      {...sent}
      title={t('manualThankYouTitle')}
      body={t('manualThankYouBody', { email: sent.email })}
      home={FINDER_PATH}
      again={FINDER_PATH}
    />
  );
}

function ManualForm({ loaded }: { loaded: ManualFormData }) {
  const t = useTexts(mpanManualTexts);
  const common = useTexts(mpanTexts);
  const { formProps, answer, shown, errors, ...form } = useFinderForm<
    ManualPageData,
    ManualFormData
  >(loaded, MANUAL_PATH);
  if (answer?.kind === 'sent')
    return (
      <FocusOnMount>
        <ManualSent sent={answer} />
      </FocusOnMount>
    );
  return (
    <>
      <BackLink href={FINDER_PATH} label={common('mpanBack')}>
        {common('mpanBack')}
      </BackLink>
      <div className="wrap indent page-end">
        <div className="flow-l form">
          <FormTop
            title={t('manualTitle')}
            text={t(loaded.isInstead ? 'manualInstead' : 'manualText')}
            errors={errors}
            failed={shown.failed}
          />
          <FixedForm
            key={form.round}
            {...formProps}
            schema={manualFinderSchema}
            say={t}
            encType="multipart/form-data"
          >
            {/* Enter submits; it must not remove a file. */}
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
        </div>
      </div>
    </>
  );
}
