import { type FieldsetModel } from '../engine/page-model';
import { type QuestionProps } from './question';
import { Question } from './question';

export interface FieldsetViewProps extends Omit<QuestionProps, 'field'> {
  fieldset: FieldsetModel;
  /** The page's own caption, which is not said twice. */
  caption: string;
}

/** Questions that belong together, in the columns of the definition; one below the other on a narrow screen. */
export function FieldsetView({ fieldset, caption, ...rest }: FieldsetViewProps) {
  const columns = fieldset.columns.filter((fields) => fields.some((field) => !field.hidden));
  if (columns.length === 0) return null;
  return (
    <section className="questions" id={fieldset.id}>
      {fieldset.caption && fieldset.caption !== caption && <h2 className="h3">{fieldset.caption}</h2>}
      <div className={columns.length > 1 ? 'columns' : undefined}>
        {columns.map((fields, index) => (
          <div key={index}>
            {fields.map((field) => (
              <Question key={field.name} field={field} {...rest} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
