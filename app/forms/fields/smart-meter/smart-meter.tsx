import { formFieldTexts } from '~/cms/texts/form-fields';
import { useTexts } from '~/cms/use-texts';
import { Notice } from '~/ui/notice';
import { errorIn, type FieldViewProps } from '../view';
import { Paragraphs } from '../words';

/** What the visitor is told about the meter; the server asks it. Specification: form engine, section 4 (Smart meter ping). */
export function SmartMeter({ field }: FieldViewProps) {
  const t = useTexts(formFieldTexts);
  const error = errorIn(field);
  return (
    <div className="f" id={field.name} tabIndex={-1}>
      <Notice
        icon={error ? 'warning' : 'meter'}
        status={error ? 'cut' : 'none'}
        heading={field.heading || t('smartMeterTitle')}
      >
        {error ? (
          <p id={`${field.name}-error`}>{error}</p>
        ) : (
          <Paragraphs text={field.bodyText || t('smartMeterText')} />
        )}
      </Notice>
    </div>
  );
}
