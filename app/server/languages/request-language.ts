import type { Language } from '~/words/language';
import { languageOfCode } from '~/words/languages';

/** Carries the language from the front to the app: the front sets it on each request, whatever a visitor sends. */
export const LANGUAGE_HEADER = 'x-site-language';

/** The language of a request; null is English. */
export const languageOf = ({ headers }: Pick<Request, 'headers'>): Language | null =>
  languageOfCode(headers.get(LANGUAGE_HEADER));
