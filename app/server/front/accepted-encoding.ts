import { acceptedEncodings } from '~/server/lib/compress.server';
import type { Middleware } from './middleware';

/** Leaves in Accept-Encoding only what the visitor really takes, so that nobody after this has to know what `gzip;q=0` means (RFC 9110, 12.5.3). */
export const acceptedEncoding: Middleware = (request, _, next) => {
  const accepted = acceptedEncodings(request.headers['accept-encoding']?.toString());
  if (accepted.length > 0) request.headers['accept-encoding'] = accepted.join(', ');
  else delete request.headers['accept-encoding'];
  next();
};
