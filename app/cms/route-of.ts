import { withoutEnd } from '~/domain/trim-trailing-slash';

/** Case is unchanged; the home page stays "/". */
export const withoutEndSlash = (path: string): string => withoutEnd(path, '/') || path.slice(0, 1);

/** Like content routes: no trailing slash, lower case. */
export const routeOf = (path: string): string => withoutEndSlash(path).toLowerCase();
