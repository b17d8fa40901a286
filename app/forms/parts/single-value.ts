import { type FormValues, valueOf } from '../engine/form-values';

export const readText = (formValues: FormValues): string | null => valueOf(formValues) || null;

export const writeText = (answer: string): FormValues => new Map([['', [answer]]]);

/** Null for no answer. */
export const sendText = (answer: string | null) => ({ value: answer });
