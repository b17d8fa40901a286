import { type FormValues, valueOf } from '../engine/form-values';

/** One input, one text: what the simple types share. */
export const readText = (formValues: FormValues): string | null => valueOf(formValues) || null;

export const writeText = (answer: string): FormValues => new Map([['', [answer]]]);

/** Sent as answered; null for no answer. */
export const sendText = (answer: string | null) => ({ value: answer });
