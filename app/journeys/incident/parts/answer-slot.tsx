import { createContext, useContext, type ReactNode } from 'react';

const AnswerSlot = createContext<ReactNode>(null);

/** Passes the page's answer to the header block that content places on it. */
export const AnswerSlotProvider = AnswerSlot.Provider;
export const useAnswerSlot = (): ReactNode => useContext(AnswerSlot);
