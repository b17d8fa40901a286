// A type only: the words are with the other texts of the site, and the engine knows their names.
import type { form as formTexts } from '#words/en.json';

export type MessageKey = keyof typeof formTexts;

/** Says one of the engine's sentences, in the words of the content system. */
export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** One thing that is wrong with an answer. `part` names the sub-field (`addressLine1`, `0.quantity`); empty for the field itself. */
export interface Problem {
  readonly part: string;
  readonly message: string;
}
