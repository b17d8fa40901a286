import type { InputHTMLAttributes, ReactNode } from 'react';

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  type: 'radio' | 'checkbox';
  children: ReactNode;
  hint?: ReactNode;
}

/** The whole box is the target. */
export function Choice({ children, hint, ...rest }: ChoiceProps) {
  return (
    <label className="pick">
      <input {...rest} />
      <span>
        {children}
        {hint && <span className="hint">{hint}</span>}
      </span>
    </label>
  );
}
