import { afterEach, expect, it, vi } from 'vitest';
import { reveal } from './island';

afterEach(() => vi.unstubAllGlobals());

function revealed({ device, visitor }: { device: boolean; visitor: boolean }): unknown {
  vi.stubGlobal('matchMedia', () => ({ matches: device }));
  vi.stubGlobal('document', { documentElement: { dataset: visitor ? { motion: 'reduce' } : {} } });
  const notice = { scrollIntoView: vi.fn(), focus: vi.fn() };
  reveal(notice as unknown as HTMLElement);
  expect(notice.focus).toHaveBeenCalledOnce();
  return notice.scrollIntoView.mock.calls[0]?.[0];
}

it.each([
  ['smoothly where nobody minds', { device: false, visitor: false }, 'smooth'],
  ['at once where the device wishes no motion', { device: true, visitor: false }, 'auto'],
  ['at once where the visitor chose so on this site', { device: false, visitor: true }, 'auto'],
])('the notice comes into view %s [L-244]', (_, wishes, behavior) =>
  expect(revealed(wishes)).toEqual({ behavior, block: 'center' }),
);
