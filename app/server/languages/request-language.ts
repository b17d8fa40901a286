import type { Language } from '~/words/language';
import { languageOfCode } from '~/words/languages';

/** Set on every request, whatever a visitor sends. */
export const LANGUAGE_HEADER = 'x-site-language';

export const languageOf = ({ headers }: Pick<Request, 'headers'>): Language | null =>
  languageOfCode(headers.get(LANGUAGE_HEADER));
