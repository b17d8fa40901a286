import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const scripts = (): Map<string, string> =>
  new Map(
    readdirSync('build/client/assets')
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(`build/client/assets/${file}`, 'utf8')]),
  );
const holding = (mark: RegExp): string[] =>
  [...scripts()].filter(([, text]) => mark.test(text)).map(([file]) => file);

it('nothing of the server is in what browsers load', () => {
  const marks =
    /node:fs|better-sqlite3|SESSION_SECRET|DATABASE_URL|prom-client|createCookieSessionStorage/;
  expect(scripts().size).toBeGreaterThan(20);
  expect(holding(marks)).toEqual([]);
});

it('a script that others share loads no further one of which it uses nothing', () => {
  const files = [...scripts()];
  const manifest = files.filter(([file]) => file.startsWith('manifest-')).map(([, text]) => text);
  const asked = files.flatMap(([, text]) => text.match(/import\("\.\/[^"]+"\)/g) ?? []);
  const first = [...manifest, ...asked].join();
  // What is asked for first names all that it leads to, so that a browser fetches it at once.
  const shared = holding(/import"\.\//).filter((file) => !first.includes(file));
  expect(first).toContain('search-dialog-');
  expect(shared).toEqual([]);
});
