import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the edge sends a post again', () => {
  const pattern =
    /location ~ (\S+) \{[^}]*non_idempotent/.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1] ??
    '';
  const isAgain = (path: string) => new RegExp(pattern).test(path);

  it.each([
    '/forms/report-a-power-cut/check',
    '/cy/forms/report-a-power-cut/check',
    '/power-cut/search',
    '/power-cut/offers-page',
    '/supplier-and-mpan/meter-number',
    '/push',
    '/power-cut/still-off',
    '/power-cut/text-updates',
    '/power-cut/text-updates/stop/address',
    '/export-mpan',
    '/whats-my-mpan',
    '/cookies',
    '/cookies.data',
    '/api/submit-form',
  ])('where it carries a key or does the same twice: %s', (path) =>
    expect(isAgain(path)).toBe(true),
  );

  it.each([
    '/',
    '/forms/report-a-power-cut/details',
    '/api/text-updates',
    '/api/storage/upload/x/1',
    '/preview/links',
    '/supplier-and-mpan/form',
  ])('and nowhere else: %s', (path) => expect(isAgain(path)).toBe(false));
});
