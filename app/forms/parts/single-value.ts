import { type Posted, valueOf } from '../engine/posted';

/** One input, one text: what the simple types share. */
export const readText = (posted: Posted): string | null => valueOf(posted) || null;

export const writeText = (answer: string): Posted => new Map([['', [answer]]]);

/** Sent as answered; null for no answer. */
export const sendText = (answer: string | null) => ({ value: answer });
