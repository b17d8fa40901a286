import { LARGEST_UPLOAD } from '~/server/uploads/storage-quotas';
import { isMarked } from './mark-streamed';
import { hasBody, isApi, isUnsafe } from '../path-of';
import type { Refuse } from '../refuse';
import type { Middleware } from '../middleware';

/** In bytes, of a form without files. */
export const LARGEST_BODY = 1_000_000;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

export const contentType =
  (refuse: Refuse): Middleware =>
  (request, response, next) => {
    const mayHoldFiles = isMarked(request);
    const length = Number(request.headers['content-length'] ?? 0);
    if (isUnsafe(request) && length > (mayHoldFiles ? LARGEST_UPLOAD : LARGEST_BODY))
      return refuse(request, response, 'Large');
    const needsJson = isApi(request) && isUnsafe(request) && hasBody(request) && !mayHoldFiles;
    if (needsJson && !JSON_TYPE.test(request.headers['content-type'] ?? ''))
      return refuse(request, response, 'Type');
    next();
  };
