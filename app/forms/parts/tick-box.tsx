import { type ReactNode } from 'react';
import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Choice } from '~/ui/choice';
import { FieldError } from '~/ui/field';
import { type FieldModel } from '../engine/page-model';
import { helpOf } from './label';
import { errorIn, valueIn } from '../fields/view';

export function TickBox({ field, children }: { field: FieldModel; children: ReactNode }) {
  const t = useTexts(formFieldTexts);
  const error = errorIn(field);
  return (
    <div className={error ? 'f err' : 'f'}>
      {error && <FieldError id={`${field.name}-error`}>{error}</FieldError>}
      <Choice
        type="checkbox"
        id={field.name}
        name={field.name}
        value="true"
        defaultChecked={valueIn(field) === 'true'}
        hint={helpOf(field)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${field.name}-error` : undefined}
      >
        {children}
        {field.required && ` ${t('requiredMark')}`}
      </Choice>
    </div>
  );
}
