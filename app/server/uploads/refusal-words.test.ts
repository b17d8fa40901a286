import { expect, it } from 'vitest';
import { textsOf } from '~/words/texts';
import { form as formTexts } from '#words/en.json';
import { codeOfRefusal, sentenceOfFailure, sentenceOfRefusal } from './refusal-words';

const say = textsOf(formTexts, {});

it.each([
  ['empty', 'empty-file', 'a.docx is empty. Please select another file.'],
  ['not-supported', 'unsupported-file', 'a.docx is not a JPEG, PNG or GIF picture, a PDF, an Office file or a DWG'],
  ['heic', 'unsupported-file', expect.stringContaining('Save it as JPEG') as string],
  ['locked', 'unsupported-file', 'a.docx is password protected. Save it without a password and select that one.'],
  ['unreadable', 'unsupported-file', expect.stringMatching(/^a\.docx cannot be read\./) as string],
  ['too-large', 'too-large', 'a.docx is too large. All files together may have 20 MB.'],
  ['infected', 'unsupported-file', formTexts.uploadInfected],
  ['too-many', 'too-large', formTexts.uploadQuota],
] as const)('%s', (refusal, code, sentence) => {
  expect(codeOfRefusal(refusal)).toBe(code);
  expect(sentenceOfRefusal(refusal, say, 'a.docx')).toEqual(sentence);
});

it('a failure is said in the words of the content system, without their tags [L-462, L-773]', () => {
  const content = textsOf(formTexts, { fileUploadApiError: '<p>Not <b>now</b>. <a href="/x">Help</a></p>' });
  expect(sentenceOfFailure(content)).toBe('Not now. Help');
});
