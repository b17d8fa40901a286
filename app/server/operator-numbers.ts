import { nationalDigits } from '~/domain/telephones-in-text';
import { isRecord } from '~/domain/is-record';
import type { Content } from './content/content';

const cache = new WeakMap<object, ReadonlySet<string>>();

function collect(value: unknown, numbers: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((item) => collect(item, numbers));
  if (!isRecord(value)) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string' && /phone/i.test(name)) numbers.add(nationalDigits(member));
    else collect(member, numbers);
  }
}

export function operatorNumbers(content: Pick<Content, 'settings'>): ReadonlySet<string> {
  const settings = content.settings();
  const numbers = cache.get(settings);
  if (numbers) return numbers;
  const found = new Set<string>();
  collect(settings, found);
  cache.set(settings, found);
  return found;
}
