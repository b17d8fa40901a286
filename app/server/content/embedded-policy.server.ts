/**
 * An embedded document may run its own scripts and those it names, in its own origin, without our
 * cookies, storage or access to the page around it. Decision L-756.
 */
export const embeddedPolicy = [
  'sandbox allow-scripts allow-forms allow-popups',
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  "img-src 'self' https: data:",
  'font-src https:',
  'media-src https:',
  'connect-src https:',
  'frame-src https:',
  'form-action https:',
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

export const gamePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
