import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, scriptHashes, secureHeaders } from './security-headers.server';

test('the scripts that stand in a page are allowed by their hash, those with an address are not counted', () => {
  const html =
    '<script>window.a=1</script><script type="module" src="/assets/a.js"></script><script type="module">import "/b.js";</script>';
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(scriptHashes(html)).toEqual([hash('window.a=1'), hash('import "/b.js";')]);
});

test('nothing inline and nobody else is allowed by default', () => {
  const policy = contentSecurityPolicy(["'sha256-x'"]);
  expect(policy).toContain("script-src 'self' 'sha256-x';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  const frames = /frame-src [^;]+;/.exec(policy)?.[0];
  expect(frames).toContain("'self' https://www.youtube-nocookie.com");
  expect(policy.replace(frames ?? '', '')).not.toContain('http');
});

test('headers fill gaps and keep what is there', () => {
  const headers = secureHeaders(new Headers({ 'Content-Security-Policy': 'mine' }));
  expect(headers.get('Content-Security-Policy')).toBe('mine');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)');
});
