import { json } from '@remix-run/node';
import { z } from 'zod';
import { isFailure } from '~/domain/failure';
import { isGuid } from '~/forms/engine/guid';
import {
  answerApi,
  apiError,
  enforceRateLimit,
  parseInput,
  queryOf,
  tooMany,
} from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { isStreamed } from '~/server/lib/form.server';
import type { Content } from '../content/content';
import { draftVisitor, keepDraftVisitor, newDraftVisitor } from '../drafts/cookie.server';
import { callerOf } from '~/server/lib/rate-limit.server';
import { fileSlot, hasRoomFor } from './upload-rate.server';
import { dropRest } from './receive.server';
import {
  codeOfRefusal,
  sentenceOfFailure,
  sentenceOfRefusal,
  uploadWords,
  type UploadSay,
} from './refusal-words';
import type { ReceivedForm, Uploads } from './uploads';

export interface UploadGateways {
  readonly uploads: Uploads;
  readonly content: Pick<Content, 'dictionary'>;
}

const Session = z.string().refine(isGuid, 'This is not an upload session');
const Removal = z.object({
  sessionId: Session,
  fileId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'This is not the id of a file'),
});

const TOO_MUCH = 'The request holds more text than a file may come with.';
const TOO_SLOW =
  'The file did not reach us in time. Nothing was kept. Please try again when your signal is better.';
const ENDED = 'This upload has ended. Please open the page again.';
const ended = (field: string) => apiError('not-found', ENDED, field);

/** Both spellings, since clients of either exist. Decision L-772. */
const returned = (value: unknown, headers: HeadersInit = {}): Response =>
  json(
    { returnObject: value, ReturnObject: value },
    { headers: { 'Cache-Control': cachePolicy.noStore, ...headers } },
  );

const saying = ({ content }: UploadGateways): UploadSay => uploadWords(content.dictionary());

const inUploadWords = (
  gateways: UploadGateways,
  work: () => Promise<Response>,
): Promise<Response> =>
  answerApi(async () => {
    try {
      return await work();
    } catch (error) {
      if (!isFailure(error, 'unavailable')) throw error;
      return apiError('unavailable', sentenceOfFailure(saying(gateways)));
    }
  });

export const answerOpenSession = (request: Request, gateways: UploadGateways): Promise<Response> =>
  inUploadWords(gateways, async () => {
    enforceRateLimit(request, 'file-upload');
    const visitor = (await draftVisitor(request.headers.get('Cookie'))) ?? newDraftVisitor();
    const session = await gateways.uploads.openSession(visitor);
    return returned(session, { 'Set-Cookie': await keepDraftVisitor(visitor) });
  });

/** Cutting a refused body off would close the connection before the response. */
const drop = (request: Request) => void (request.body && dropRest(request.body.getReader()));

async function takeOne(
  { owner, caller }: { owner: string; caller: string },
  session: string,
  form: ReceivedForm,
  gateways: UploadGateways,
) {
  const say = saying(gateways);
  const [file, second] = form.files;
  if (second) return apiError('too-many-files', say('uploadOneAtATime'), 'file');
  if (file?.field !== 'file') return apiError('missing', 'file is required', 'file');
  if (!hasRoomFor(caller, file.size))
    return apiError('too-large', say('uploadQuota', { file: file.fileName }), 'file');
  const taken = await gateways.uploads.take(owner, session, file);
  if ('file' in taken) return returned([taken.file]);
  return apiError(
    codeOfRefusal(taken.refused),
    sentenceOfRefusal(taken.refused, say, file),
    'file',
  );
}

export const answerUpload = (request: Request, gateways: UploadGateways): Promise<Response> =>
  inUploadWords(gateways, async () => {
    const session = new URL(request.url).pathname.split('/').at(-2) ?? '';
    const owner = await draftVisitor(request.headers.get('Cookie'));
    if (!isStreamed(request)) {
      drop(request);
      return apiError('malformed', 'The request could not be read');
    }
    // A visitor without our cookie has no session, nor one that another site could use on their
    // behalf.
    if (owner === null || !isGuid(session)) {
      drop(request);
      return ended('sessionId');
    }
    const wait = fileSlot(callerOf(request));
    if (wait > 0) {
      drop(request);
      return tooMany(wait);
    }
    const form = await gateways.uploads.receive(request).catch((error: unknown) => {
      if (isFailure(error, 'invalid')) throw apiError('malformed', error.message);
      throw error;
    });
    if ('unread' in form) {
      if (form.unread === 'too-much') return apiError('too-large', TOO_MUCH);
      if (form.unread === 'too-slow') return apiError('malformed', TOO_SLOW, 'file', {}, 408);
      return tooMany(form.retryAfter);
    }
    try {
      return await takeOne({ owner, caller: callerOf(request) }, session, form, gateways);
    } finally {
      await form.dispose();
    }
  });

export const answerRemoveFile = (request: Request, gateways: UploadGateways): Promise<Response> =>
  inUploadWords(gateways, async () => {
    enforceRateLimit(request, 'file-upload');
    const { sessionId, fileId } = parseInput(Removal, queryOf(request));
    const owner = await draftVisitor(request.headers.get('Cookie'));
    if (owner === null) return ended('sessionId');
    await gateways.uploads.removeFrom(owner, sessionId, fileId);
    return new Response(null, { status: 204, headers: { 'Cache-Control': cachePolicy.noStore } });
  });
