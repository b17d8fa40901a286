import { createContext, useContext, type ReactNode } from 'react';

const AnswerSlot = createContext<ReactNode>(null);

/** Holds the answer of the page for the header block that content places in it. */
export const AnswerSlotProvider = AnswerSlot.Provider;
export const useAnswerSlot = (): ReactNode => useContext(AnswerSlot);
