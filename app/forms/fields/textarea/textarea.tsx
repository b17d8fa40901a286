import { FieldError } from '~/ui/field';
import { helpOf, Label } from '../label';
import { errorIn, valueIn, type FieldViewProps } from '../view';

/** Several lines. Specification: form engine, section 3. */
export function Textarea({ field }: FieldViewProps) {
  const error = errorIn(field);
  const help = helpOf(field);
  const { name } = field;
  return (
    <div className={error ? 'f err' : 'f'}>
      <label htmlFor={name}>
        <Label field={field} />
      </label>
      {help && (
        <span className="hint" id={`${name}-hint`}>
          {help}
        </span>
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      <textarea
        className="in"
        id={name}
        name={name}
        rows={4}
        defaultValue={valueIn(field)}
        aria-invalid={error ? true : undefined}
        aria-describedby={[help && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined}
      />
    </div>
  );
}
