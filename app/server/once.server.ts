let made: unknown;

/**
 * Makes something once per process. In development an edit reloads the edited module and those that import it; this one imports
 * nothing, so it is never reloaded and what it holds stays.
 */
export function once<T>(make: () => T): T {
  return (made ??= make()) as T;
}
