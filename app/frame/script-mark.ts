import { createContext, useContext } from 'react';

/**
 * The nonce placeholder of our own inline scripts, removed before the page is sent
 * (server/front/content-security-policy.server.ts). Undefined in the browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
export const useScriptMark = (): string | undefined => useContext(ScriptMark);
