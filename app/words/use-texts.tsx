import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { textsOf, type Overrides, type Texts } from './texts';

const Dictionary = createContext<Overrides>({});

/** Gives every component below it the content system's own wording. Root renders it once. */
export function DictionaryProvider({ overrides, children }: { overrides: Overrides; children: ReactNode }) {
  return <Dictionary.Provider value={overrides}>{children}</Dictionary.Provider>;
}

/** The wording that is in force here, for what is drawn apart from the page. */
export const useDictionary = (): Overrides => useContext(Dictionary);

/** The texts of one room, with the content system's overrides applied. */
export function useTexts<T extends Readonly<Record<string, string>>>(defaults: T): Texts<T> {
  const overrides = useContext(Dictionary);
  return useMemo(() => textsOf(defaults, overrides), [defaults, overrides]);
}
