import { mpanManualTexts } from '~/cms/texts/mpan-manual';
import type { Texts } from '~/cms/texts';
import { useTexts } from '~/cms/use-texts';
import { Button } from '~/ui/button';
import { Field, FieldError } from '~/ui/field';
import { TextArea } from '~/ui/text-area';
import type { ManualField } from './manual-fields';
import type { KeptFile, RefusedFile } from './page-data';

type Name = keyof typeof mpanManualTexts;
const named = (name: string): Name => name as Name;

/** The message of a field of the manual form; each is a text of the content system (journeys, section 5). */
export const manualMessage = (t: Texts<typeof mpanManualTexts>, field: string, problem: string): string =>
  t(named(`manual${field.charAt(0).toUpperCase()}${field.slice(1)}${problem}`));

/** A file that was not taken, and why. */
export const refusalMessage = (t: Texts<typeof mpanManualTexts>, { name, why }: RefusedFile): string =>
  t(`manualFile${why}`, { name });

interface PartProps {
  values: Readonly<Record<string, string>>;
  errorOf: (field: string) => string | null;
}

export function ManualGroup({
  heading,
  fields,
  values,
  errorOf,
}: PartProps & { heading: Name; fields: readonly ManualField[] }) {
  const t = useTexts(mpanManualTexts);
  return (
    <fieldset>
      <legend className="big">{t(heading)}</legend>
      {fields.map(({ name, optional, hint, ...look }) => (
        <Field
          key={name}
          {...look}
          name={name}
          label={
            <>
              {t(named(`manualLabel_${name}`))} {optional && <span className="soft">{t('manualOptional')}</span>}
            </>
          }
          hint={hint ? t(named(`manualHint_${name}`)) : undefined}
          defaultValue={values[name]}
          error={errorOf(name)}
        />
      ))}
    </fieldset>
  );
}

export function CommentsField({ values, errorOf }: PartProps) {
  const t = useTexts(mpanManualTexts);
  const name = 'additionalComments';
  return (
    <TextArea
      name={name}
      label={
        <>
          {t(`manualLabel_${name}`)} <span className="soft">{t('manualOptional')}</span>
        </>
      }
      hint={t(`manualHint_${name}`)}
      value={values[name]}
      error={errorOf(name)}
    />
  );
}

/** Several files at once; those that were added before are listed, and can be taken away. */
export function FilesField({ files, errors }: { files: readonly KeptFile[]; errors: readonly string[] }) {
  const t = useTexts(mpanManualTexts);
  const error = errors.length > 0;
  return (
    <div className={error ? 'f err' : 'f'}>
      <label htmlFor="files">
        {t('manualFiles')} <span className="soft">{t('manualOptional')}</span>
      </label>
      <span className="hint" id="files-hint">
        {t('manualFilesHint')}
      </span>
      {error && <FieldError id="files-error">{errors.join(' ')}</FieldError>}
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
        aria-invalid={error || undefined}
        aria-describedby={error ? 'files-hint files-error' : 'files-hint'}
      />
    </div>
  );
}
