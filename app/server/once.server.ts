let made: unknown;

/**
 * Makes something once in a process. In development an edit makes anew the module that was edited and those that import it; this one
 * imports nothing, so what was made stays.
 */
export function once<T>(make: () => T): T {
  return (made ??= make()) as T;
}
