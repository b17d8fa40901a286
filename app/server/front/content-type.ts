import { hasBody, isApi, isUnsafe, isUpload } from './path-of';
import type { Refuse } from './refuse';
import type { Middleware } from './middleware';

/** The largest body, in bytes: more than any form without files needs. */
export const LARGEST_BODY = 1_000_000;
/** More than is accepted, so that the page or the API can say in its own words that a file is too large. */
const LARGEST_UPLOAD = 100_000_000;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** Refuses a body by what its headers say of it: too large, or not JSON where the API takes JSON alone. */
export const contentType =
  (refuse: Refuse): Middleware =>
  (request, response, next) => {
    const mayHoldFiles = isUpload(request);
    const length = Number(request.headers['content-length'] ?? 0);
    if (isUnsafe(request) && length > (mayHoldFiles ? LARGEST_UPLOAD : LARGEST_BODY))
      return refuse(request, response, 'Large');
    const needsJson = isApi(request) && isUnsafe(request) && hasBody(request) && !mayHoldFiles;
    if (needsJson && !JSON_TYPE.test(request.headers['content-type'] ?? '')) return refuse(request, response, 'Type');
    next();
  };
