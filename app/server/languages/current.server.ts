import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '~/words/language';
import { markForeignWhen } from '~/domain/content/foreign';

const spoken = new AsyncLocalStorage<Language | null>();

/** The language of the request that is being answered; null for English, and for all work that no visitor waits for. */
export const currentLanguage = (): Language | null => spoken.getStore() ?? null;

/** Does something, and all that follows from it, in a language; null is English. */
export const inLanguage = <Result>(language: Language | null, work: () => Result): Result => spoken.run(language, work);

markForeignWhen(() => currentLanguage() !== null);
