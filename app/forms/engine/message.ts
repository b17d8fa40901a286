// Only the type: the texts are with the site's other texts.
import type { form as formTexts } from '#words/en.json';

export type MessageKey = keyof typeof formTexts;

export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** `part` names the sub-field (`addressLine1`, `0.quantity`); empty for the field itself. */
export interface Problem {
  readonly part: string;
  readonly message: string;
}
