let instance: unknown;

/** This module imports nothing, so it's never reloaded in development and keeps its instance. */
export function singleton<T>(make: () => T): T {
  return (instance ??= make()) as T;
}
