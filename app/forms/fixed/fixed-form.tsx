import { useActionData, type FetcherWithComponents } from '@remix-run/react';
import {
  useEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type FormEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useLinkTo } from '~/words/page-language';
import { useField, useFormContext, ValidatedForm, type Validator } from 'remix-validated-form';
import type { z } from 'zod';
import { FieldBinding, type Binding, type BoundField } from './field-binding';
import { validatorOf, type FieldErrors, type Say } from './validator';

export interface FixedFormProps<Schema extends z.ZodTypeAny> {
  schema: Schema;
  say: Say;
  action: string;
  method?: 'get' | 'post';
  encType?: 'multipart/form-data';
  className?: string;
  values: Readonly<Record<string, string | boolean>>;
  /** Without it the form navigates, and its route's action answers. */
  fetcher?: FetcherWithComponents<unknown>;
  preventScrollReset?: boolean;
  onErrors: (errors: FieldErrors, isAnswer: boolean) => void;
  onReady?: ((isReady: boolean) => void) | undefined;
  watch?: unknown;
  /** The field that a change of `watch` corrects. */
  errorClearedBy?: string;
  /**
   * Posts as a document, if the answer is another page: if the connection fails, the browser keeps
   * what was typed.
   */
  asDocument?: boolean;
  /** Another way than by the fetcher; `preventDefault` stops the fetcher. */
  onSubmit?:
    | ((data: z.output<Schema>, event: FormEvent<HTMLFormElement>) => void | Promise<void>)
    | undefined;
  children: ReactNode;
}

/**
 * Errors appear on submit, and then update on change: nobody is corrected before they have
 * finished.
 */
const onSend = { initial: 'onSubmit', whenTouched: 'onSubmit', whenSubmitted: 'onChange' } as const;
const onLeave = { initial: 'onBlur', whenTouched: 'onChange', whenSubmitted: 'onChange' } as const;

function useBoundField(name: string, { validateOnBlur }: Binding): BoundField {
  const { error, defaultValue, getInputProps } = useField(name, {
    validationBehavior: validateOnBlur ? onLeave : onSend,
  });
  const { onChange, onBlur } = getInputProps<Pick<BoundField, 'onChange' | 'onBlur'>>();
  return { error, value: defaultValue as unknown, onChange, onBlur };
}

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

/** For a field corrected other than by typing, such as an address chosen in a dialog. */
function Mended({ field, by }: { field: string; by: unknown }) {
  const { clearError } = useFormContext();
  const before = useRef(by);
  useEffect(() => {
    if (before.current !== by) clearError(field);
    before.current = by;
  }, [clearError, field, by]);
  return null;
}

/** Such as removing a file, which needs no valid form. */
const isAside = (formValues: FormData): boolean => (formValues.get('intent') ?? '') !== '';

/**
 * A browser returns nothing for letters in a number field: treat it as an invalid number, not a
 * missing one.
 */
function withBadNumbers(formValues: FormData, form: HTMLFormElement | null): FormData {
  for (const field of form?.elements ?? [])
    if (field instanceof HTMLInputElement && field.validity.badInput)
      formValues.set(field.name, 'x');
  return formValues;
}

/**
 * One schema validates here and on the server. Without JavaScript the form posts as a document and
 * gets its page again; with it, errors are shown before sending, and the answer comes without
 * leaving the page.
 */
export function FixedForm<Schema extends z.ZodTypeAny>({
  schema,
  say,
  values,
  fetcher,
  onErrors,
  onReady,
  watch,
  errorClearedBy,
  asDocument = false,
  onSubmit,
  children,
  ...rest
}: FixedFormProps<Schema>) {
  const linkTo = useLinkTo();
  const form = useRef<HTMLFormElement>(null);
  // Errors from the server stay until their field changes, or the form is sent again.
  const lastErrors = useRef<FieldErrors>({});
  const left = useRef(new Set<string>());
  const pressesButton = useRef(false);
  const formValues = useActionData();
  const answer = (fetcher ? fetcher.data : formValues) as
    { readonly fieldErrors?: FieldErrors } | null | undefined;
  const errors = answer?.fieldErrors;
  useEffect(() => {
    lastErrors.current = { ...errors };
  }, [errors]);
  const validator = useMemo(() => {
    const { validate } = validatorOf(schema, say);
    return {
      validate: async (formValues: FormData) => {
        if (isAside(formValues)) return { data: {}, error: undefined, submittedData: {} };
        const result = await validate(withBadNumbers(formValues, form.current));
        const held = lastErrors.current;
        if (Object.keys(held).length === 0) return result;
        const fieldErrors = { ...held, ...result.error?.fieldErrors };
        return { ...result, data: undefined, error: { fieldErrors } };
      },
    };
  }, [schema, say]);

  const look = () => {
    if (form.current)
      onReady?.(schema.safeParse(Object.fromEntries(new FormData(form.current))).success);
  };
  const lookAgain = useRef(look);
  lookAgain.current = look;
  useEffect(() => lookAgain.current(), [watch]);
  useEffect(() => {
    if (errorClearedBy !== undefined) delete lastErrors.current[errorClearedBy];
  }, [watch, errorClearedBy]);

  return (
    <ValidatedForm
      {...rest}
      {...(rest.action !== undefined && { action: linkTo(rest.action).href })}
      method={rest.method ?? 'post'}
      formRef={form}
      noValidate
      disableFocusOnError
      validator={validator as Validator<never>}
      defaultValues={values as never}
      {...(fetcher && { fetcher })}
      onSubmit={(data, event) => {
        if ((fetcher?.state ?? 'idle') === 'idle' && !asDocument) return onSubmit?.(data, event);
        event.preventDefault();
        if (asDocument) form.current?.submit();
      }}
      onSubmitCapture={() => {
        lastErrors.current = {};
        pressesButton.current = false;
      }}
      onPointerDownCapture={({ target }: PointerEvent) => {
        pressesButton.current = (target as Element).closest('button') !== null;
      }}
      onBlurCapture={(event: FocusEvent) => {
        const { name, value } = event.target as HTMLInputElement;
        // A message appearing now would move the button away from the pointer, and submitting shows
        // it anyway. A field that was only tabbed through is not an error yet.
        const isPassed = value === '' && !left.current.has(name);
        if (pressesButton.current || isPassed) event.stopPropagation();
        else left.current.add(name);
      }}
      onChangeCapture={({ target }: FormEvent<HTMLFormElement>) => {
        delete lastErrors.current[(target as unknown as HTMLInputElement).name];
        look();
      }}
    >
      <TellErrors onErrors={onErrors} />
      {errorClearedBy !== undefined && <Mended field={errorClearedBy} by={watch} />}
      <FieldBinding.Provider value={useBoundField}>{children}</FieldBinding.Provider>
    </ValidatedForm>
  );
}
