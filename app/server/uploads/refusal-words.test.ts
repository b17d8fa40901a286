import { expect, it } from 'vitest';
import { uploadRefusal as uploadRefusalTexts } from '#words/en.json';
import { MOST_BYTES } from '~/forms/fields/upload/rules';
import { codeOfRefusal, sentenceOfFailure, sentenceOfRefusal, uploadWords } from './refusal-words';

const say = uploadWords({});

it.each([
  ['empty', 'empty-file', 'a.docx is empty. Please select another file.'],
  [
    'not-supported',
    'unsupported-file',
    'a.docx is not a JPEG, PNG or GIF picture, a PDF, an Office file or a DWG',
  ],
  ['heic', 'unsupported-file', expect.stringContaining('Save it as JPEG') as string],
  [
    'locked',
    'unsupported-file',
    'a.docx is password protected. Save it without a password and select that one.',
  ],
  ['unreadable', 'unsupported-file', expect.stringMatching(/^a\.docx cannot be read\./) as string],
  ['too-large', 'too-large', 'a.docx is larger than 20 MB, which is the most we can take.'],
  ['infected', 'unsupported-file', uploadRefusalTexts.uploadInfected],
  ['too-many', 'too-large', uploadRefusalTexts.uploadQuota],
] as const)('%s', (refusal, code, sentence) => {
  expect(codeOfRefusal(refusal)).toBe(code);
  expect(sentenceOfRefusal(refusal, say, { fileName: 'a.docx', size: 21_000_000 })).toEqual(
    sentence,
  );
});

it('a failure is said in the words of the content system, without their tags [L-462, L-773]', () => {
  const content = uploadWords({
    fileUploadApiError: '<p>Not <b>now</b>. <a href="/x">Help</a></p>',
  });
  expect(sentenceOfFailure(content)).toBe('Not now. Help');
});

it('a file that was cut off at the limit is too large, whatever was read of it', () =>
  expect(
    sentenceOfRefusal('too-large', say, { fileName: 'a.pdf', size: MOST_BYTES, isCut: true }, 0),
  ).toContain('a.pdf is larger than 20 MB'));

it('a file that has no room beside others says both sizes, which never read the same', () => {
  const sentence = (size: number, room: number | null) =>
    sentenceOfRefusal('too-large', say, { fileName: 'big.png', size }, room);
  const [MB, rest] = [1_048_576, 8 * 1_048_576];
  expect(sentence(12 * MB, rest)).toBe(
    'The total upload size is too large. big.png is 12.00 MB, and there’s room for 8.00 MB. All files together can be up to 20 MB.',
  );
  expect(sentence(rest + 1, rest)).toContain('is 8.01 MB, and there’s room for 8.00 MB.');
  expect(sentence(500, 0)).toContain('is 1 kB, and there’s room for 0 kB.');
  expect(sentence(12 * MB, null)).toBe('The total upload size is too large');
});
