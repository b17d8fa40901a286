import { createContext, useContext, type ReactNode } from 'react';

const AnswerSlot = createContext<ReactNode>(null);

export const AnswerSlotProvider = AnswerSlot.Provider;
export const useAnswerSlot = (): ReactNode => useContext(AnswerSlot);
