import { createContext } from 'react';

/** A field, as the form around it has it. */
export interface BoundField {
  readonly error: string | undefined;
  readonly value: unknown;
  readonly onChange: (() => void) | undefined;
  readonly onBlur: (() => void) | undefined;
}
export interface Binding {
  /** What is wrong with it is said when it is left, not only when the form is sent. */
  readonly saysOnLeaving: boolean;
}

const unbound: BoundField = { error: undefined, value: undefined, onChange: undefined, onBlur: undefined };

/**
 * Ties fields to the form around them. The same fields stand in blocks of content pages, in forms without script that only lead to
 * the page of the form: nothing is bound there, and nothing of ValidatedForm is loaded.
 */
export const FieldBinding = createContext<(name: string, binding: Binding) => BoundField>(() => unbound);
