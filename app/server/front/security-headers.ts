import helmet from 'helmet';
import onHeaders from 'on-headers';
import { picturePolicy, plainPolicy } from './content-security-policy.server';
import { pathOf } from './path-of';
import type { Middleware } from './middleware';

const PERMISSIONS = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()';

/**
 * What other sites may show: feeds and open data, the picture that goes with a shared link, pictures of content. A document of
 * content is shown in a frame with an origin of its own (embedded-policy.server.ts), so even our own pictures are another site's to it.
 */
const FOR_OTHERS = /^\/(?:feeds\/|open\/|api\/explore\/|media\/|share\.png$|status\.json$|api\.openapi\.yaml$)/;

const dressed = (isHttps: boolean, policy: 'same-origin' | 'cross-origin') =>
  helmet({
    // Each answer has its own, or the one below.
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // For browsers that are gone, or covered by the policy already.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/**
 * Headers that every answer carries: documents, redirects, data, API, files, refusals and errors alike. They are added when headers
 * are written, so that headers of the answer's own win, a document's script hashes above all.
 */
export function securityHeaders({ isHttps }: { isHttps: boolean }): Middleware {
  const ours = dressed(isHttps, 'same-origin');
  const forOthers = dressed(isHttps, 'cross-origin');
  return (request, response, next) => {
    onHeaders(response, () => {
      const said = response.getHeaders();
      const isPicture = String(said['content-type'] ?? '').startsWith('image/svg+xml');
      (FOR_OTHERS.test(pathOf(request)) ? forOthers : ours)(request, response, () => undefined);
      response.setHeader('Permissions-Policy', PERMISSIONS);
      response.setHeader('Content-Security-Policy', isPicture ? picturePolicy : plainPolicy);
      for (const [name, value] of Object.entries(said)) if (value !== undefined) response.setHeader(name, value);
    });
    next();
  };
}
