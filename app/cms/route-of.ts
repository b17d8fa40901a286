import { withoutEnd } from '~/domain/trim-trailing-slash';

/** Returns a path without trailing slashes, case unchanged; the home page stays "/". */
export const withoutEndSlash = (path: string): string => withoutEnd(path, '/') || path.slice(0, 1);

/** Normalises a path like content routes: no trailing slash, lower case. */
export const routeOf = (path: string): string => withoutEndSlash(path).toLowerCase();
