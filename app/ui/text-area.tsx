import type { ReactNode } from 'react';
import { FieldError } from './field';

export interface TextAreaProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  value: string | undefined;
  onChange?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/** Several lines of text, with label, hint and error tied together for every reader, as in Field. */
export function TextArea({ name, label, hint, error, value, ...events }: TextAreaProps) {
  return (
    <div className={error ? 'f err' : 'f'}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      <textarea
        className="in"
        id={name}
        name={name}
        {...events}
        rows={4}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined}
      />
    </div>
  );
}
