import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { textsOf, type Texts } from './texts';
import { type Overrides } from './language';

const Dictionary = createContext<Overrides>({});

export function DictionaryProvider({
  overrides,
  children,
}: {
  overrides: Overrides;
  children: ReactNode;
}) {
  return <Dictionary.Provider value={overrides}>{children}</Dictionary.Provider>;
}

/** For content rendered apart from the page. */
export const useDictionary = (): Overrides => useContext(Dictionary);

export function useTexts<T extends Readonly<Record<string, string>>>(defaults: T): Texts<T> {
  const overrides = useContext(Dictionary);
  return useMemo(() => textsOf(defaults, overrides), [defaults, overrides]);
}
