import { type FieldModel } from '../../engine/page-model';
import { Choices } from '../../parts/choices';
import { Dropdown } from '../../parts/dropdown';
import { helpOf, Label } from '../../parts/label';
import { Paragraphs } from '../../parts/words';
import { errorIn, settingIn, valueIn, type FieldViewProps, type Typed } from '../view';

export function OneChoice({ field }: FieldViewProps) {
  if (field.display === 'radio') return <Choices field={field} />;
  return (
    <Dropdown
      name={field.name}
      label={<Label field={field} />}
      hint={helpOf(field)}
      error={errorIn(field)}
      value={valueIn(field)}
      options={field.options}
      width="mid"
    />
  );
}

export function CheckboxList({ field }: FieldViewProps) {
  return <Choices field={field} multiple />;
}

export const chosenIn = (typed: Typed, name: string): readonly string[] => [
  ...new Set(
    typed(name)
      .map((value) => value.trim())
      .filter(Boolean),
  ),
];

export const isContradiction = (filled: readonly string[], field: FieldModel): boolean =>
  filled.length > 1 &&
  ((settingIn(field, 'alone') ?? []) as readonly string[]).some((value) => filled.includes(value));

export function PowerCutChecks({ field }: FieldViewProps) {
  return (
    <div className="f flow">
      {field.heading && <h2 className="h3">{field.heading}</h2>}
      <Paragraphs text={field.bodyText} />
      <Choices field={field} multiple />
    </div>
  );
}
