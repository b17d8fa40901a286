import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

describe('the edge sends a post again', () => {
  const pattern = /location ~ (\S+) \{[^}]*non_idempotent/.exec(read('deploy/nginx.conf'))?.[1] ?? '';
  const isAgain = (path: string) => new RegExp(pattern).test(path);

  it.each([
    '/forms/report-a-power-cut/check',
    '/cy/forms/report-a-power-cut/check',
    '/power-cut/search',
    '/power-cut/still-off',
    '/power-cut/text-updates',
    '/power-cut/text-updates/stop/address',
    '/export-mpan',
    '/whats-my-mpan',
    '/cookies',
    '/cookies.data',
    '/api/submit-form',
  ])('where it carries a key or does the same twice: %s', (path) => expect(isAgain(path)).toBe(true));

  it.each(['/', '/forms/report-a-power-cut/details', '/api/text-updates', '/api/storage/upload/x/1', '/preview/links'])(
    'and nowhere else: %s',
    (path) => expect(isAgain(path)).toBe(false),
  );

  it('only where the page of the form carries the key under which it counts once', () => {
    const pages: readonly (readonly [string, RegExp])[] = [
      ['app/journeys/form/check-answers.tsx', /name=\{KEY\}/],
      ['app/journeys/still-off', /name="requestKey"/],
      ['app/journeys/text-updates', /name="requestKey"/],
      ['app/journeys/meters', /name="(?:requestKey|reference|key)"/],
    ];
    for (const [place, key] of pages) {
      const files = place.endsWith('.tsx')
        ? [place]
        : readdirSync(place, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
            file.endsWith('.tsx') ? [path.join(place, file)] : [],
          );
      expect(
        files.some((file) => key.test(read(file))),
        place,
      ).toBe(true);
    }
  });
});
