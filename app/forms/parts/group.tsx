import { type ReactNode } from 'react';
import { FieldError } from '~/ui/field';
import { type FieldModel } from '../engine/page-model';
import { helpOf, Label } from './label';
import { errorIn } from '../fields/view';

export interface GroupProps {
  field: FieldModel;
  /** The error summary links to the group itself, because no input has the question's id. */
  anchor?: boolean;
  children: ReactNode;
}

export const groupError = (field: FieldModel): string | undefined =>
  errorIn(field) ? `${field.name}-error` : undefined;

export function Group({ field, anchor = false, children }: GroupProps) {
  const error = errorIn(field);
  const help = helpOf(field);
  const describedBy = [help && `${field.name}-hint`, groupError(field)].filter(Boolean).join(' ');
  return (
    <fieldset
      className={error ? 'f err' : 'f'}
      id={anchor ? field.name : undefined}
      tabIndex={anchor ? -1 : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend>
        <Label field={field} />
      </legend>
      {help && (
        <span className="hint" id={`${field.name}-hint`}>
          {help}
        </span>
      )}
      {error && <FieldError id={`${field.name}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}
