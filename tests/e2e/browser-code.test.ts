import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const scripts = (): Map<string, string> =>
  new Map(
    readdirSync('build/client/assets')
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(`build/client/assets/${file}`, 'utf8')]),
  );
const holding = (mark: RegExp): string[] => [...scripts()].filter(([, text]) => mark.test(text)).map(([file]) => file);

it('no call is written that Chrome 80 to 90 cannot make: optional, with a spread before the last argument', () => {
  const call = /\?\.[\w$.]*\([^()]*\.\.\.[\w$.[\]]+,/;
  for (const written of ['(null)?.func(...[],1)', 'a?.b.c(1,...d,e)', 'a?.(...b,c)']) expect(written).toMatch(call);
  expect('a?.b(...d)').not.toMatch(call);
  expect(holding(call)).toEqual([]);
});

it('nothing of the server is in what browsers load', () => {
  const marks = /node:fs|better-sqlite3|SESSION_SECRET|DATABASE_URL|prom-client|createCookieSessionStorage/;
  expect(scripts().size).toBeGreaterThan(20);
  expect(holding(marks)).toEqual([]);
});
