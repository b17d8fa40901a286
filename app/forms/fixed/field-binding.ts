import { createContext } from 'react';

export interface BoundField {
  readonly error: string | undefined;
  readonly value: unknown;
  readonly onChange: (() => void) | undefined;
  readonly onBlur: (() => void) | undefined;
}
export interface Binding {
  readonly validateOnBlur: boolean;
}

const unbound: BoundField = {
  error: undefined,
  value: undefined,
  onChange: undefined,
  onBlur: undefined,
};

/**
 * The same fields are in blocks of content pages, in forms without script that only lead to the
 * form's page: nothing is bound there, and ValidatedForm is not loaded.
 */
export const FieldBinding = createContext<(name: string, binding: Binding) => BoundField>(
  () => unbound,
);
