let instance: unknown;

/**
 * Makes something once per process. In development an edit reloads the edited module and those that import it; this one imports
 * nothing, so it is never reloaded and what it holds stays.
 */
export function singleton<T>(make: () => T): T {
  return (instance ??= make()) as T;
}
