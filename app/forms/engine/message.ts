// Only the type: the texts are with the site's other texts, and the engine knows their names.
import type { form as formTexts } from '#words/en.json';

export type MessageKey = keyof typeof formTexts;

/** Returns one of the engine's sentences, with overrides from content. */
export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * One error of an answer. `part` names the sub-field (`addressLine1`, `0.quantity`); empty for the
 * field itself.
 */
export interface Problem {
  readonly part: string;
  readonly message: string;
}
