import { mpanManual as mpanManualTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { FormField, FormTextArea, useFixedField } from '~/forms/fixed/fixed-fields';
import { Button } from '~/ui/button';
import { FieldError } from '~/ui/field';
import type { ManualField } from './manual-fields';
import type { KeptFile } from './page-data';

type Name = keyof typeof mpanManualTexts;
const named = (name: string): Name => name as Name;

export function ManualGroup({ heading, fields }: { heading: Name; fields: readonly ManualField[] }) {
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
              {t(named(`manualLabel_${name}`))} {optional && <span className="soft">{t('manualOptional')}</span>}
            </>
          }
          hint={hint ? t(named(`manualHint_${name}`)) : undefined}
        />
      ))}
    </fieldset>
  );
}

export function CommentsField() {
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

/** Several files at once; those that were added before are listed, and can be taken away. */
export function FilesField({ files }: { files: readonly KeptFile[] }) {
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
