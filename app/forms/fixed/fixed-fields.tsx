import { useField } from 'remix-validated-form';
import { Choice, type ChoiceProps } from '~/ui/choice';
import { Field, FieldError, type FieldProps } from '~/ui/field';
import { TextArea, type TextAreaProps } from '~/ui/text-area';

/** Said when the form is sent, and from then on while it is mended: nobody is told off before they have finished. */
const onSend = { initial: 'onSubmit', whenTouched: 'onSubmit', whenSubmitted: 'onChange' } as const;
/** Said when a field is left, and while it is mended (the cost calculator; lookup, section 5). */
const onLeave = { initial: 'onBlur', whenTouched: 'onChange', whenSubmitted: 'onChange' } as const;

/** A field of a fixed form: its value, what is wrong with it, and when that is said. */
export const useFixedField = (name: string, { saysOnLeaving = false } = {}) =>
  useField(name, { validationBehavior: saysOnLeaving ? onLeave : onSend });

/** One text input of a fixed form. */
export function FormField({
  saysOnLeaving,
  ...props
}: Omit<FieldProps, 'error' | 'defaultValue'> & { saysOnLeaving?: boolean }) {
  const { error, getInputProps } = useFixedField(props.name, { saysOnLeaving });
  return <Field {...getInputProps<FieldProps>(props)} name={props.name} error={error ?? null} />;
}

/** Several lines of text of a fixed form. */
export function FormTextArea(props: Omit<TextAreaProps, 'error' | 'value'>) {
  const { error, defaultValue, getInputProps } = useFixedField(props.name);
  const { onChange, onBlur } = getInputProps<{ onChange?: () => void; onBlur?: () => void }>();
  return <TextArea {...props} onChange={onChange} onBlur={onBlur} value={defaultValue} error={error ?? null} />;
}

/** One box to tick, alone or in a group, which then says what is wrong with it. */
export function FormTick({
  name,
  ...props
}: Omit<ChoiceProps, 'type' | 'name' | 'value' | 'onChange' | 'onBlur'> & { name: string }) {
  const { getInputProps, defaultValue } = useFixedField(name);
  const { onChange, onBlur } = getInputProps<{ onChange?: () => void; onBlur?: () => void }>();
  const isTicked = defaultValue === true || defaultValue === 'true';
  return (
    <Choice
      {...props}
      type="checkbox"
      name={name}
      value="true"
      defaultChecked={isTicked}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

/** One box with what is wrong with it above. */
export function FormTickAlone({ name, id = name, children }: { name: string; id?: string; children: string }) {
  const { error } = useFixedField(name);
  return (
    <div className={error ? 'f err' : 'f'}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <FormTick
        name={name}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {children}
      </FormTick>
    </div>
  );
}
