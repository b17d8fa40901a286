import { type FormValues, valueOf } from '../engine/form-values';

/** Reads one text input, for the simple types. */
export const readText = (formValues: FormValues): string | null => valueOf(formValues) || null;

export const writeText = (answer: string): FormValues => new Map([['', [answer]]]);

/** Sends the answer unchanged; null for no answer. */
export const sendText = (answer: string | null) => ({ value: answer });
