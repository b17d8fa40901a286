import { useActionData, type FetcherWithComponents } from '@remix-run/react';
import { useEffect, useMemo, useRef, type FocusEvent, type FormEvent, type PointerEvent, type ReactNode } from 'react';
import { useField, useFormContext, ValidatedForm, type Validator } from 'remix-validated-form';
import type { z } from 'zod';
import { FieldBinding, type Binding, type BoundField } from './field-binding';
import { validatorOf, type FieldErrors, type Say } from './validator';

export interface FixedFormProps<Schema extends z.ZodTypeAny> {
  schema: Schema;
  /** The words of what the schema says. */
  say: Say;
  action: string;
  method?: 'get' | 'post';
  encType?: 'multipart/form-data';
  className?: string;
  values: Readonly<Record<string, string | boolean>>;
  /** Receives the answer to the form (answered.ts); without it the form navigates, and its route's action answers. */
  fetcher?: FetcherWithComponents<unknown>;
  preventScrollReset?: boolean;
  /** Where the summary of what is wrong stands: it may be above the form. */
  onErrors: (errors: FieldErrors, isAnswer: boolean) => void;
  /** Told after every change, and again when `watch` changes, whether the form could be sent as it is. */
  onReady?: ((isReady: boolean) => void) | undefined;
  watch?: unknown;
  /** The field that a change of `watch` answers. */
  mended?: string;
  /** Sends it as a document, where the answer is another page: a line that fails then leaves what was typed in the browser. */
  asDocument?: boolean;
  /** Sends it another way than by the fetcher, which it keeps from doing so with `preventDefault`. */
  onSubmit?: ((data: z.output<Schema>, event: FormEvent<HTMLFormElement>) => void | Promise<void>) | undefined;
  children: ReactNode;
}

/** Said when the form is sent, and from then on while it is mended: nobody is told off before they have finished. */
const onSend = { initial: 'onSubmit', whenTouched: 'onSubmit', whenSubmitted: 'onChange' } as const;
/** Said when a field is left, and while it is mended. */
const onLeave = { initial: 'onBlur', whenTouched: 'onChange', whenSubmitted: 'onChange' } as const;

function useBoundField(name: string, { saysOnLeaving }: Binding): BoundField {
  const { error, defaultValue, getInputProps } = useField(name, {
    validationBehavior: saysOnLeaving ? onLeave : onSend,
  });
  const { onChange, onBlur } = getInputProps<Pick<BoundField, 'onChange' | 'onBlur'>>();
  return { error, value: defaultValue as unknown, onChange, onBlur };
}

/** Hands what is wrong to the page, which says it above the form. */
function TellErrors({ onErrors }: Pick<FixedFormProps<z.ZodTypeAny>, 'onErrors'>) {
  const { fieldErrors, isSubmitting } = useFormContext();
  const before = useRef(isSubmitting);
  const tell = useRef(onErrors);
  tell.current = onErrors;
  useEffect(() => {
    const isAnswer = before.current && !isSubmitting;
    before.current = isSubmitting;
    tell.current(fieldErrors, isAnswer);
  }, [fieldErrors, isSubmitting]);
  return null;
}

/** Something else than typing put a field right, such as an address that was chosen in a dialog. */
function Mended({ field, by }: { field: string; by: unknown }) {
  const { clearError } = useFormContext();
  const before = useRef(by);
  useEffect(() => {
    if (before.current !== by) clearError(field);
    before.current = by;
  }, [clearError, field, by]);
  return null;
}

/** Submits with a button of its own meaning, such as taking a file away: nothing has to be filled in for it. */
const isAside = (formValues: FormData): boolean => (formValues.get('intent') ?? '') !== '';

/** A browser gives nothing for letters in a field of numbers: what it holds is then a bad number, not a missing one. */
function withBadNumbers(formValues: FormData, form: HTMLFormElement | null): FormData {
  for (const field of form?.elements ?? [])
    if (field instanceof HTMLInputElement && field.validity.badInput) formValues.set(field.name, 'x');
  return formValues;
}

/**
 * A form of known fields: one schema checks it here and where it is posted. Without JavaScript it posts as a document and gets its
 * page again; with it, what is wrong is said before anything is sent, and the answer comes without leaving the page.
 */
export function FixedForm<Schema extends z.ZodTypeAny>({
  schema,
  say,
  values,
  fetcher,
  onErrors,
  onReady,
  watch,
  mended,
  asDocument = false,
  onSubmit,
  children,
  ...rest
}: FixedFormProps<Schema>) {
  const form = useRef<HTMLFormElement>(null);
  // What only the server could find stays until its own field is changed, or all is sent again.
  const told = useRef<FieldErrors>({});
  const left = useRef(new Set<string>());
  const pressesButton = useRef(false);
  const formValues = useActionData();
  const answer = (fetcher ? fetcher.data : formValues) as { readonly fieldErrors?: FieldErrors } | null | undefined;
  const given = answer?.fieldErrors;
  useEffect(() => {
    told.current = { ...given };
  }, [given]);
  const validator = useMemo(() => {
    const { validate } = validatorOf(schema, say);
    return {
      validate: async (formValues: FormData) => {
        if (isAside(formValues)) return { data: {}, error: undefined, submittedData: {} };
        const result = await validate(withBadNumbers(formValues, form.current));
        const held = told.current;
        if (Object.keys(held).length === 0) return result;
        const fieldErrors = { ...held, ...result.error?.fieldErrors };
        return { ...result, data: undefined, error: { fieldErrors } };
      },
    };
  }, [schema, say]);

  const look = () => {
    if (form.current) onReady?.(schema.safeParse(Object.fromEntries(new FormData(form.current))).success);
  };
  const lookAgain = useRef(look);
  lookAgain.current = look;
  useEffect(() => lookAgain.current(), [watch]);
  useEffect(() => {
    if (mended !== undefined) delete told.current[mended];
  }, [watch, mended]);

  return (
    <ValidatedForm
      {...rest}
      method={rest.method ?? 'post'}
      formRef={form}
      noValidate
      disableFocusOnError
      validator={validator as Validator<never>}
      defaultValues={values as never}
      {...(fetcher && { fetcher })}
      onSubmit={(data, event) => {
        // Pressed twice it is sent once.
        if ((fetcher?.state ?? 'idle') === 'idle' && !asDocument) return onSubmit?.(data, event);
        event.preventDefault();
        if (asDocument) form.current?.submit();
      }}
      onSubmitCapture={() => {
        told.current = {};
        pressesButton.current = false;
      }}
      onPointerDownCapture={({ target }: PointerEvent) => {
        pressesButton.current = (target as Element).closest('button') !== null;
      }}
      onBlurCapture={(event: FocusEvent) => {
        const { name, value } = event.target as HTMLInputElement;
        // A message that appears now would move the button away from under the finger: submitting says it anyway. And a field
        // that was only passed through is not wrong yet.
        const isPassed = value === '' && !left.current.has(name);
        if (pressesButton.current || isPassed) event.stopPropagation();
        else left.current.add(name);
      }}
      onChangeCapture={({ target }: FormEvent<HTMLFormElement>) => {
        delete told.current[(target as unknown as HTMLInputElement).name];
        look();
      }}
    >
      <TellErrors onErrors={onErrors} />
      {mended !== undefined && <Mended field={mended} by={watch} />}
      <FieldBinding.Provider value={useBoundField}>{children}</FieldBinding.Provider>
    </ValidatedForm>
  );
}
