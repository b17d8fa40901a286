import type { Language } from '~/words/language';
import { languageOfCode } from '~/words/languages';

/**
 * Carries the language from the middleware to the app: set on every request, whatever a visitor
 * sends.
 */
export const LANGUAGE_HEADER = 'x-site-language';

/** Returns the language of a request; null is English. */
export const languageOf = ({ headers }: Pick<Request, 'headers'>): Language | null =>
  languageOfCode(headers.get(LANGUAGE_HEADER));
