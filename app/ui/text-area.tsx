import type { ReactNode } from 'react';
import { describedIn, Labelled } from './field';

export interface TextAreaProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  value: string | undefined;
  onChange?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
}

export function TextArea({ name, label, hint, error, value, ...events }: TextAreaProps) {
  return (
    <Labelled id={name} {...{ label, hint, error }}>
      <textarea
        className="in"
        id={name}
        name={name}
        {...events}
        rows={4}
        defaultValue={value}
        {...describedIn({ id: name, hint, error })}
      />
    </Labelled>
  );
}
