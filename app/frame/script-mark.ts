import { createContext, useContext } from 'react';

/**
 * The mark of the inline scripts that we write ourselves, while the server draws a page. It is removed from the page before anybody sees it
 * (server/front/content-security-policy.server.ts), and in the browser there is none.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
export const useScriptMark = (): string | undefined => useContext(ScriptMark);
