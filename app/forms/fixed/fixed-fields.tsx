import { useContext } from 'react';
import { Choice, type ChoiceProps } from '~/ui/choice';
import { Field, FieldError, type FieldProps } from '~/ui/field';
import { TextArea, type TextAreaProps } from '~/ui/text-area';
import { FieldBinding, type BoundField } from './field-binding';

export function useFixedField(name: string, validateOnBlur = false): BoundField {
  const useBinding = useContext(FieldBinding);
  return useBinding(name, { validateOnBlur });
}

export function FormField({
  validateOnBlur = false,
  ...props
}: Omit<FieldProps, 'error' | 'defaultValue'> & { validateOnBlur?: boolean }) {
  const { error, value, ...events } = useFixedField(props.name, validateOnBlur);
  return (
    <Field
      {...props}
      {...events}
      defaultValue={value as string | undefined}
      error={error ?? null}
    />
  );
}

export function FormTextArea(props: Omit<TextAreaProps, 'error' | 'value'>) {
  const { error, value, ...events } = useFixedField(props.name);
  return <TextArea {...props} {...events} value={value as string | undefined} error={error} />;
}

type TickProps = Omit<ChoiceProps, 'type' | 'value' | 'defaultChecked'> & { name: string };

/** The group shows the error itself. */
export function FormTick(props: TickProps) {
  const { value, onChange, onBlur } = useFixedField(props.name);
  return (
    <Choice
      {...props}
      type="checkbox"
      value="true"
      defaultChecked={value === true || value === 'true'}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

export function FormRadio(
  props: Omit<ChoiceProps, 'type' | 'defaultChecked'> & { name: string; value: string },
) {
  const { value, onChange, onBlur } = useFixedField(props.name);
  return (
    <Choice
      {...props}
      type="radio"
      defaultChecked={value === props.value}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

export function FormTickAlone({ id, ...props }: TickProps & { id: string }) {
  const { error } = useFixedField(props.name);
  return (
    <div className={error ? 'f err' : 'f'}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <FormTick
        {...props}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </div>
  );
}
