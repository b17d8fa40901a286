import { withoutTags } from '~/forms/fields/upload/rules';
import type { MessageKey, Say } from '~/forms/engine/message';
import type { ErrorCode } from '~/server/lib/api.server';
import type { Refusal } from './uploads';

const WORDS: Readonly<Record<Refusal, readonly [ErrorCode, MessageKey]>> = {
  empty: ['empty-file', 'uploadEmpty'],
  'not-supported': ['unsupported-file', 'uploadNotSupported'],
  'other-kind': ['unsupported-file', 'uploadOtherKind'],
  heic: ['unsupported-file', 'uploadHeic'],
  locked: ['unsupported-file', 'uploadLocked'],
  unreadable: ['unsupported-file', 'uploadUnreadable'],
  programs: ['unsupported-file', 'uploadPrograms'],
  'too-large': ['too-large', 'uploadTooLarge'],
  infected: ['unsupported-file', 'uploadInfected'],
  'too-many': ['too-large', 'uploadQuota'],
};

/** Specification: lookup, section 5 (Upload). */
export const codeOfRefusal = (refusal: Refusal): ErrorCode => WORDS[refusal][0];
/** `file` is the name of the refused file. */
export const sentenceOfRefusal = (refusal: Refusal, say: Say, file: string): string => say(WORDS[refusal][1], { file });
export const sentenceOfFailure = (say: Say): string => withoutTags(say('fileUploadApiError'));
