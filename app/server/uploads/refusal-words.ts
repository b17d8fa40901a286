import { MOST_BYTES, problemValues, withoutTags } from '~/forms/fields/upload/rules';
import { form as formTexts, uploadRefusal as uploadRefusalTexts } from '#words/en.json';
import type { ErrorCode } from '~/server/lib/api.server';
import { textsOf, type Texts } from '~/words/texts';
import { type Overrides } from '~/words/language';
import type { Refusal } from './uploads';

const TEXTS = { ...formTexts, ...uploadRefusalTexts };
export type UploadSay = Texts<typeof TEXTS>;
export const uploadWords = (dictionary: Overrides): UploadSay => textsOf(TEXTS, dictionary);

const WORDS: Readonly<Record<Refusal, readonly [ErrorCode, keyof typeof TEXTS]>> = {
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

export const codeOfRefusal = (refusal: Refusal): ErrorCode => WORDS[refusal][0];
/** `room` is how many bytes could still be added. */
export function sentenceOfRefusal(
  refusal: Refusal,
  say: UploadSay,
  file: { readonly fileName: string; readonly size: number; readonly isCut?: boolean },
  room: number | null = null,
): string {
  const { fileName: name, size } = file;
  // One that was cut off is as large as the limit: nobody read further.
  const isTooLargeAlone = size > MOST_BYTES || file.isCut === true;
  if (refusal !== 'too-large' || isTooLargeAlone) return say(WORDS[refusal][1], { file: name });
  return room === null
    ? say('uploadTotalTooLarge')
    : say('uploadNoRoom', problemValues({ name, size }, room));
}
export const sentenceOfFailure = (say: UploadSay): string => withoutTags(say('fileUploadApiError'));
