import { expect, it } from 'vitest';
import { withFormParam } from '~/forms/form-paths';
import { typedHref } from './search-path';

it.each(['/forms/x/where', '/forms/x/where?_change=1'])(
  'leads back to %s to type the address',
  (page) =>
    expect(typedHref({ mode: 'form', returnTo: withFormParam(page, 'chosen', 'home') })).toBe(
      withFormParam(`${page}#home`, 'manual', 'home'),
    ),
);

it.each([
  ['power-cut', '/forms/x/where?_chosen=home'],
  ['form', '/forms/x/where'],
  ['form', undefined],
] as const)('offers nothing for %s and %s', (mode, returnTo) =>
  expect(typedHref({ mode, returnTo })).toBeNull(),
);
