import { type FieldModel, type FieldsetModel } from '../engine/page-model';
import { FieldError } from '~/ui/field';
import { Question, type QuestionProps } from './question';
import { type Live } from './use-live';

export interface FieldsetViewProps extends Omit<QuestionProps, 'field' | 'conditional'> {
  fieldset: FieldsetModel;
  caption: string;
  live: Live;
}

export function FieldsetView({ fieldset, caption, live, ...rest }: FieldsetViewProps) {
  const isAny = (names: ReadonlySet<string>) => (fields: readonly FieldModel[]) =>
    fields.some(({ name }) => names.has(name));
  const { columns, condition } = fieldset;
  const drawn = columns.filter(isAny(live.ever)).length;
  if (drawn === 0) return null;
  const labels = new Set(columns.flat().flatMap(({ label, heading }) => [label, heading]));
  const isSaid = fieldset.caption === caption || labels.has(fieldset.caption);
  return (
    <section
      className="questions"
      id={fieldset.id}
      // The error summary links here.
      tabIndex={fieldset.error ? -1 : undefined}
      aria-describedby={fieldset.error ? `${fieldset.id}-error` : undefined}
      hidden={!columns.some(isAny(live.visibleAliases))}
    >
      {fieldset.caption && !isSaid && <h2 className="h3">{fieldset.caption}</h2>}
      {fieldset.error && <FieldError id={`${fieldset.id}-error`}>{fieldset.error}</FieldError>}
      <div className={drawn > 1 ? 'columns' : undefined}>
        {columns.map(
          (fields, index) =>
            isAny(live.ever)(fields) && (
              <div key={index}>
                {fields.map((field) => (
                  <Question
                    key={field.name}
                    field={field.label === caption ? { ...field, showLabel: false } : field}
                    live={live}
                    conditional={condition !== null || field.condition !== null}
                    {...rest}
                  />
                ))}
              </div>
            ),
        )}
      </div>
    </section>
  );
}
