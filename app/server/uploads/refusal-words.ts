import { MOST_BYTES, problemValues, withoutTags } from '~/forms/fields/upload/rules';
import { form as formTexts, uploadRefusal as uploadRefusalTexts } from '#words/en.json';
import type { ErrorCode } from '~/server/lib/api.server';
import { textsOf, type Texts } from '~/words/texts';
import { type Overrides } from '~/words/language';
import type { Refusal } from './uploads';

/** The form's sentences, and those of refused files, which no browser has to load. */
const TEXTS = { ...formTexts, ...uploadRefusalTexts };
export type UploadSay = Texts<typeof TEXTS>;
/** Returns them in these words of editors or of another language. */
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

/** Specification: lookup, section 5 (Upload). */
export const codeOfRefusal = (refusal: Refusal): ErrorCode => WORDS[refusal][0];
/**
 * Returns why a file was refused. `room` is how many bytes could still be added; without it, a file
 * that is no larger than all may be is refused in the words of the specification.
 */
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
