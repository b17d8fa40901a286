import { formFieldTexts } from '~/cms/texts/form-fields';
import { useTexts } from '~/cms/use-texts';
import { Field } from '~/ui/field';
import { IntentButton } from '../intent-button';
import { helpOf, Label } from '../label';
import { errorIn, settingIn, type FieldViewProps } from '../view';
import { inMegabytes, UPLOAD_TYPES } from './rules';

/** A plain file input, and what was added so far. Specification: lookup, sections 4 and 5 (Upload). */
export function Upload({ field, around }: FieldViewProps) {
  const t = useTexts(formFieldTexts);
  const ids = field.values[field.name] ?? [];
  return (
    <div className="f flow">
      <Field
        label={<Label field={field} />}
        hint={
          <>
            {helpOf(field)} {t('uploadRules')}
          </>
        }
        id={field.name}
        name={`${field.name}.file`}
        error={errorIn(field) ?? null}
        type="file"
        accept={UPLOAD_TYPES.map((type) => `.${type}`).join(',')}
        multiple={settingIn(field, 'multiple') === true}
      />
      {ids.length > 0 && (
        <ul className="files" aria-label={t('uploadKept')}>
          {ids.map((id, index) => {
            const file = around.files[id];
            return (
              <li key={id}>
                <input type="hidden" name={field.name} value={id} />
                <span>{file ? `${file.displayName}, ${inMegabytes(file.size)}` : id}</span>
                <IntentButton intent={`remove:${field.name}:${index}`}>
                  {t('uploadRemove')} <span className="hide">{file?.displayName}</span>
                </IntentButton>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
