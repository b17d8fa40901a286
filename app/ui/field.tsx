import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from './icon';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: ReactNode;
  name: string;
  /** Defaults to the name; the error summary links to it. */
  id?: string;
  error?: string | null;
  hint?: ReactNode;
  /** The one question of a page is asked in large type. */
  big?: boolean;
  width?: 'mid' | 'short';
  inputRef?: Ref<HTMLInputElement>;
  /** What stands beside the input, such as the search button. */
  children?: ReactNode;
}

/** One text input with its label, hint and error, tied together for every reader. */
export function Field({
  label,
  name,
  id = name,
  error,
  hint,
  big,
  width,
  inputRef,
  children,
  className,
  ...rest
}: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const input = (
    <input
      type="text"
      {...rest}
      ref={inputRef}
      className={['in', width, className].filter(Boolean).join(' ')}
      id={id}
      name={name}
      aria-invalid={error ? true : undefined}
      aria-describedby={[hintId, errorId, rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
    />
  );
  return (
    <div className={error ? 'f err' : 'f'}>
      <label className={big ? 'big' : undefined} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children ? (
        <div className="search">
          {input}
          {children}
        </div>
      ) : (
        input
      )}
    </div>
  );
}

/** The message of one field, above its input; also for groups of choices. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="msg" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
