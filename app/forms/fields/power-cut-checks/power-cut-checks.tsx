import { Choices } from '../../parts/choices';
import { type FieldViewProps } from '../view';
import { Paragraphs } from '../../parts/words';

export function PowerCutChecks({ field }: FieldViewProps) {
  return (
    <div className="f flow">
      {field.heading && <h2 className="h3">{field.heading}</h2>}
      <Paragraphs text={field.bodyText} />
      <Choices field={field} type="checkbox" />
    </div>
  );
}
