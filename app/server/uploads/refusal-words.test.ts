import { expect, it } from 'vitest';
import { textsOf } from '~/cms/texts';
import { formTexts } from '~/cms/texts/forms';
import { codeOfRefusal, sentenceOfFailure, sentenceOfRefusal } from './refusal-words';

const say = textsOf(formTexts, {});

it.each([
  ['empty', 'empty-file', 'The uploaded file is empty. Please select another file.'],
  ['not-supported', 'unsupported-file', 'The uploaded file is not supported'],
  ['too-large', 'too-large', 'The total upload size is too large'],
  ['infected', 'unsupported-file', formTexts.uploadInfected],
  ['too-many', 'too-large', formTexts.uploadQuota],
] as const)('%s', (refusal, code, sentence) => {
  expect(codeOfRefusal(refusal)).toBe(code);
  expect(sentenceOfRefusal(refusal, say)).toBe(sentence);
});

it('a failure is said in the words of the content system, without their tags', () => {
  const content = textsOf(formTexts, { fileUploadApiError: '<p>Not <b>now</b>. <a href="/x">Help</a></p>' });
  expect(sentenceOfFailure(content)).toBe('Not now. Help');
});
