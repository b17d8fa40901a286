import { describe, expect, it } from 'vitest';
import { textUpdate as textUpdateTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import { mobileSchema, signUpSchema } from '~/forms/schemas/text-updates';
import { answerInvalidCall, checkForm, postedFields } from './posted-form.server';

const t = textsOf(textUpdateTexts, { mobileRequired: 'From the dictionary' });
const posted = (body: URLSearchParams | string) =>
  new Request('http://site.test/x', { method: 'POST', body });

describe('fields of a posted form', () => {
  it('are those with a name that a form of ours could have', async () => {
    const names = [
      'mobile',
      '__proto__',
      'constructor',
      'prototype',
      'a.b',
      'a[0]',
      'toString',
      '',
      'x'.repeat(61),
    ];
    expect(
      await postedFields(posted(new URLSearchParams(names.map((name) => [name, 'on'])))),
    ).toEqual({
      mobile: 'on',
    });
  });
  it('name nothing so deep that it could not be read', async () => {
    const deep = new URLSearchParams([['a.'.repeat(50_000), 'on']]);
    expect(
      await checkForm(mobileSchema({ addressKnown: true }), t, await postedFields(posted(deep))),
    ).toEqual({
      data: null,
      fieldErrors: { mobile: 'From the dictionary' },
    });
  });
  it('are none where the body is no form', async () =>
    expect(await postedFields(posted('{'))).toEqual({}));
});

describe('what is wrong', () => {
  it('comes in words, in the order of the form', async () => {
    const { fieldErrors } = await checkForm(signUpSchema({ postcodeKnown: false }), t, {
      postcode: 'x',
      mobile: '0',
    });
    expect(Object.entries(fieldErrors ?? {})).toEqual([
      ['mobile', textUpdateTexts.mobileInvalid],
      ['postcode', textUpdateTexts.postcodeInvalid],
      ['live', textUpdateTexts.textsChooseOne],
    ]);
  });
  it('is told a program by the names of the wire contract', async () => {
    const say = (count: number) => `${count}`;
    const answer = answerInvalidCall(
      { mobile: 'No', name: 'Long' },
      { mobile: 'telephoneNumber' },
      say,
    );
    expect(await answer.json()).toMatchObject({ message: '2', field: 'telephoneNumber' });
  });
});
