import { createContext, useContext } from 'react';

/**
 * The nonce placeholder of our own inline scripts during server rendering. It is removed before the
 * page is sent (server/front/content-security-policy.server.ts), and is undefined in the browser.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
export const useScriptMark = (): string | undefined => useContext(ScriptMark);
