import { withoutEnd } from '~/domain/without-end';

/** A path without the slashes at its end, letters as they are; the home page stays "/". */
export const withoutEndSlash = (path: string): string => withoutEnd(path, '/') || path.slice(0, 1);

/** A path as routes of content are written: no slash at the end, small letters. */
export const routeOf = (path: string): string => withoutEndSlash(path).toLowerCase();
