import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { type FieldModel } from '../engine/page-model';
import { Words } from './words';

/** A hidden label is still read by screen readers. */
export function Label({ field }: { field: FieldModel }) {
  const t = useTexts(formFieldTexts);
  return (
    <span className={field.showLabel ? undefined : 'hide'}>
      <Words text={field.label} />
      {!field.required && ` ${t('optionalMark')}`}
    </span>
  );
}

export function Help({ field }: { field: FieldModel }) {
  return (
    <>
      {field.help.map((text, index) => (
        <span className="line" key={index}>
          <Words text={text} />
        </span>
      ))}
    </>
  );
}

export const helpOf = (field: FieldModel) =>
  field.help.length > 0 ? <Help field={field} /> : undefined;
