import { acceptedEncodings } from '~/server/lib/compress.server';
import type { Middleware } from './middleware';

/** So that later code needn't parse `gzip;q=0` (RFC 9110, 12.5.3). */
export const acceptedEncoding: Middleware = (request, _, next) => {
  const accepted = acceptedEncodings(request.headers['accept-encoding']?.toString());
  if (accepted.length > 0) request.headers['accept-encoding'] = accepted.join(', ');
  else delete request.headers['accept-encoding'];
  next();
};
