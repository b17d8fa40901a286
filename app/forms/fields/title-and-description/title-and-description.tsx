import { type FieldViewProps } from '../view';
import { Paragraphs } from '../words';

/** Words between questions. Specification: form engine, section 3. */
export function TitleAndDescription({ field }: FieldViewProps) {
  return (
    <div className="f flow">
      {field.heading && <h2 className="h3">{field.heading}</h2>}
      <Paragraphs text={field.bodyText} />
    </div>
  );
}
