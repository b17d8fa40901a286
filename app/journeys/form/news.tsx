import { formPage as formPageTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { type FieldModel } from '~/forms/engine/page-model';

/** Says politely, to those who cannot see it, that an answer brought more to light below it. */
export function News({ fields }: { fields: readonly FieldModel[] }) {
  const t = useTexts(formPageTexts);
  const says = fields.map(({ label, heading, bodyText }) => label || heading || bodyText).filter(Boolean);
  return (
    <p className="hide" role="status">
      {says.length > 0 && t('formRevealed', { questions: says.join('. ') })}
    </p>
  );
}
