import { formFieldTexts } from '~/cms/texts/form-fields';
import { useTexts } from '~/cms/use-texts';
import { type FieldModel } from '../engine/page-model';
import { fieldViews } from '../fields/views';
import { type Around } from '../fields/view';
import { Paragraphs } from '../fields/words';

export interface QuestionProps {
  field: FieldModel;
  around: Omit<Around, 'draw'>;
  /** Where JavaScript runs, until something was put right, what follows the first error looks disabled. Specification: form engine, section 5 Other; decision L-785. */
  enhanced: boolean;
}

/** A note with no label that is not counted as an error. Decision F-511. */
function Note({ field }: { field: FieldModel }) {
  return (
    <div className={field.special === 'custom error' ? 'f msg' : 'f hint'}>
      <div>
        <Paragraphs text={field.bodyText} />
      </div>
    </div>
  );
}

/** One question, drawn by its type. A hidden one is not there at all. */
export function Question({ field, around, enhanced }: QuestionProps) {
  const t = useTexts(formFieldTexts);
  if (field.hidden) return null;
  if (field.special) return <Note field={field} />;
  const View = fieldViews[field.type];
  if (!View) return null;
  const drawn = (
    <View
      field={field}
      around={{ ...around, draw: (inner) => <Question field={inner} around={around} enhanced={false} /> }}
    />
  );
  if (!field.dimmed) return drawn;
  // The same element before and after JavaScript runs, so that what was typed meanwhile stays.
  return (
    <div
      className={enhanced ? 'f off' : 'f'}
      role={enhanced ? 'group' : undefined}
      aria-disabled={enhanced || undefined}
      aria-label={enhanced ? field.label : undefined}
    >
      {enhanced && <p className="hint">{t('dimmedHint')}</p>}
      {drawn}
    </div>
  );
}
