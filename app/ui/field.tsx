import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from './icon';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: ReactNode;
  name: string;
  /** Defaults to the name. The error summary links to it. */
  id?: string;
  error?: string | null;
  hint?: ReactNode;
  /** For the one question of a page. */
  big?: boolean;
  width?: 'mid' | 'short';
  inputRef?: Ref<HTMLInputElement>;
  children?: ReactNode;
}

interface Description {
  id: string;
  hint?: ReactNode;
  error?: string | null | undefined;
}

/**
 * Ties a control to the hint and the error that `Labelled` shows around it, and to other words that
 * describe it.
 */
export const describedIn = ({ id, hint, error }: Description, also?: string) =>
  ({
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`, also].filter(Boolean).join(' ') || undefined,
  }) as const;

export function Labelled(
  props: Description & { label: ReactNode; big?: boolean | undefined; children: ReactNode },
) {
  const { id, label, hint, error, big, children } = props;
  return (
    <div className={error ? 'f err' : 'f'}>
      <label className={big ? 'big' : undefined} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </div>
  );
}

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
  const input = (
    <input
      type="text"
      {...rest}
      ref={inputRef}
      className={['in', width, className].filter(Boolean).join(' ')}
      id={id}
      name={name}
      {...describedIn({ id, hint, error }, rest['aria-describedby'])}
    />
  );
  return (
    <Labelled {...{ id, label, hint, error, big }}>
      {children ? (
        <div className="search">
          {input}
          {children}
        </div>
      ) : (
        input
      )}
    </Labelled>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="msg" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
