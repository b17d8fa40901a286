import { Choice } from '~/ui/choice';
import { FieldError } from '~/ui/field';

export interface BillPayerProps {
  name: string;
  id?: string;
  checked: boolean;
  error: string | null;
  children: string;
}

/** The box that says whoever asks may: by each form in its own words. Specification: journeys, section 5. */
export function BillPayer({ name, id = name, checked, error, children }: BillPayerProps) {
  return (
    <div className={error ? 'f err' : 'f'}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Choice
        type="checkbox"
        name={name}
        value="true"
        id={id}
        defaultChecked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {children}
      </Choice>
    </div>
  );
}
