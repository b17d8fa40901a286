import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './icon';

export interface ErrorSummaryProps {
  heading: ReactNode;
  children?: ReactNode;
  /** Keep the same list as long as the errors are the same: a new one takes the focus. */
  errors: readonly { field: string; message: string }[];
}

/** First in the page. Renders nothing without errors. */
export function ErrorSummary({ heading, children, errors }: ErrorSummaryProps) {
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<ErrorSummaryProps['errors']>([]);
  useEffect(() => {
    const fields = new Set(before.current.map(({ field }) => field));
    // Some were put right while the form is being filled in: nobody is taken away from their field for that.
    const isLess =
      errors.length < before.current.length && errors.every(({ field }) => fields.has(field));
    before.current = errors;
    if (errors.length > 0 && !isLess) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div
      className="summary-err flow"
      role="alert"
      tabIndex={-1}
      ref={box}
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>
        <Icon name="warning" />
        {heading}
      </h2>
      {children && <p>{children}</p>}
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
