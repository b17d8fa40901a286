import helmet from 'helmet';
import onHeaders from 'on-headers';
import { picturePolicy, plainPolicy } from './content-security-policy.server';
import { pathOf } from './path-of';
import type { Middleware } from './middleware';

const PERMISSIONS = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()';

/**
 * Feeds, open data, share images and CMS media. CMS documents are shown in a frame with its own
 * origin (embedded-policy.server.ts), so even our own images are cross-origin there; so are the
 * style and script of the sandboxed safe space.
 */
const FOR_OTHERS =
  /^\/(?:feeds\/|open\/|api\/explore\/|media\/|safe-space-frame\/|share\.png$|status\.json$|api\.openapi\.yaml$)/;

const dressed = (isHttps: boolean, policy: 'same-origin' | 'cross-origin') =>
  helmet({
    // Responses set their own, or get the one below.
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // For browsers that no longer exist, or covered by the policy.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/**
 * Set when headers are written, so a response's own values win, such as a document's script hashes.
 */
export function securityHeaders({ isHttps }: { isHttps: boolean }): Middleware {
  const ours = dressed(isHttps, 'same-origin');
  const forOthers = dressed(isHttps, 'cross-origin');
  return (request, response, next) => {
    onHeaders(response, () => {
      const current = response.getHeaders();
      const isPicture = String(current['content-type'] ?? '').startsWith('image/svg+xml');
      (FOR_OTHERS.test(pathOf(request)) ? forOthers : ours)(request, response, () => undefined);
      response.setHeader('Permissions-Policy', PERMISSIONS);
      response.setHeader('Content-Security-Policy', isPicture ? picturePolicy : plainPolicy);
      for (const [name, value] of Object.entries(current))
        if (value !== undefined) response.setHeader(name, value);
    });
    next();
  };
}
