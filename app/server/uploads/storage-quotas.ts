export const MOST_FILES = 100;
export const MOST_OF_OWNER = 200 * 1024 * 1024;
/** A full disk would stop more than uploads. */
export const MOST_OF_ALL = 10 * 1024 * 1024 * 1024;

/**
 * In bytes: more than we take, so that the page or the API can say that a file is too large (U-16).
 */
export const LARGEST_UPLOAD = 100_000_000;
