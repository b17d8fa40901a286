import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { openDoor, refuse, type Door } from '../../../tests/support/front';
import { address } from './address';
import { securityHeaders } from './security-headers';
import type { Middleware } from './middleware';

let door: Door | null = null;
afterEach(() => door?.close());
const open = async (steps: Middleware[], app?: RequestListener): Promise<string> =>
  (door = await openDoor(steps, app)).url;

describe('security headers', () => {
  const site = [securityHeaders({ isHttps: true }), address(refuse)];
  const answers =
    (headers: OutgoingHttpHeaders): RequestListener =>
    (_request, response) => {
      for (const [name, value] of Object.entries(headers))
        response.appendHeader(name, String(value));
      response.end('x');
    };

  it('stand on every answer, refusals too, and say what the others may load', async () => {
    const url = await open(site);
    for (const target of ['/power-cut', `/${'a'.repeat(3000)}`]) {
      const { headers } = await fetch(url + target);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=(self)'),
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('leave what an answer says of itself', async () => {
    const pageHeaders = {
      'Content-Security-Policy': "default-src 'none'",
      'Referrer-Policy': 'no-referrer',
    };
    const { headers } = await fetch(await open(site, answers(pageHeaders)));
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('let a picture carry its own style and nothing else', async () => {
    const { headers } = await fetch(await open(site, answers({ 'Content-Type': 'image/svg+xml' })));
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });

  it.each([
    '/feeds/incidents.atom',
    '/media/van.jpg',
    '/share.png',
    '/api.openapi.yaml',
    '/safe-space-frame/frame.js',
  ])('%s is for other sites too', async (target) => {
    const { headers } = await fetch((await open(site)) + target);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('no HSTS without TLS: it would lock visitors out', async () => {
    const { headers } = await fetch(await open([securityHeaders({ isHttps: false })]));
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});
