import { expect } from 'vitest';

/** A field by its path, such as "author.department"; numbers are places in lists. */
type Path = string;
const without = (wire: unknown, path: Path): unknown => {
  const copy = structuredClone(wire) as Record<string, unknown>;
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  const holder = parts.reduce((at, part) => at[part] as Record<string, unknown>, copy);
  Reflect.deleteProperty(holder, last);
  return copy;
};
const at = (wire: unknown, path: Path): unknown =>
  path.split('.').reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], wire);

/**
 * A field counts as shown if its text is on the page or, for fields without text such as an image's
 * name, if the page changes without it.
 */
export function shows(
  draw: (wire: unknown) => string,
  wire: unknown,
  path: Path,
  needle?: string,
): void {
  const full = draw(wire);
  const value = at(wire, path);
  const words = needle ?? (typeof value === 'string' && !/^[a-z-]+$/.test(value) ? value : null);
  if (words !== null) expect(full).toContain(words);
  expect(draw(without(wire, path))).not.toBe(full);
}
