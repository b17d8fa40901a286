import { describe, expect, it } from 'vitest';
import { acceptPage } from '../engine/accept';
import { applyIntent, readIntent } from '../engine/intent';
import {
  firstOpen,
  isFinal,
  journeyOf,
  progressOf,
  redirectFrom,
  stopAfter,
  stopBefore,
  sendsFrom,
} from '../engine/journey';
import { EMPTY_DRAFT, reviveDraft, setServerAnswer } from '../engine/draft-answers';
import { pageModel } from '../engine/page-model';
import { payloadOf } from '../engine/payload';
import { summaryOf } from '../engine/summary';
import {
  exampleGiven as base,
  formOf,
  formValues,
  wireForm,
  wirePage,
} from '../../../tests/fixtures/example-form';

const yesNo = { type: 'radio', required: true, preValues: ['Yes', 'No'] };
const when = (field: string, value: string) => ({ rules: [{ field, operator: 'is', value }] });
const form = formOf(
  wireForm([
    wirePage(
      'About',
      { alias: 'ill', caption: 'Is anyone ill?', ...yesNo },
      { alias: 'name', type: 'text', caption: 'Name', required: true },
    ),
    {
      ...wirePage('Care', { alias: 'who', type: 'text', caption: 'Who, %name%?', required: true }),
      condition: when('ill', 'Yes'),
    },
    wirePage(
      'Last',
      { alias: 'ok', type: 'checkbox', caption: 'OK', required: true },
      { alias: 'score', type: 'recaptcha' },
    ),
  ]),
);
const put = (
  draft: typeof EMPTY_DRAFT,
  slug: string,
  values: Record<string, string>,
  definition = form,
) => acceptPage(definition, draft, slug, formValues(values), base)!;
const at = (draft: typeof EMPTY_DRAFT) => journeyOf(form, draft.answers, base);
const page = (slug: string) => ({ kind: 'page', slug }) as const;

describe('the flow of a form [F-001, F-035, F-130 to F-132, F-351, F-526, F-605, L-501, L-526, L-532, L-536]', () => {
  it('goes from page to page, counts them, and ends with the check [F-332, F-334, F-336]', () => {
    expect(firstOpen(at(EMPTY_DRAFT))).toEqual(page('about'));
    expect(redirectFrom(at(EMPTY_DRAFT), page('last'))).toEqual(page('about'));
    expect(redirectFrom(at(EMPTY_DRAFT), { kind: 'check' })).toEqual(page('about'));

    const one = put(EMPTY_DRAFT, 'about', { ill: 'Yes', name: 'Sam' });
    expect(one.problems).toEqual([]);
    expect(stopAfter(at(one.draftAnswers), 'about')).toEqual(page('care'));
    expect(progressOf(at(one.draftAnswers), 'care')).toEqual({ n: 2, m: 3 });
    expect(redirectFrom(at(one.draftAnswers), page('last'))).toEqual(page('care'));

    const two = put(one.draftAnswers, 'care', { who: 'Me' });
    const three = put(two.draftAnswers, 'last', { ok: 'true' });
    expect(isFinal(at(three.draftAnswers), 'last')).toBe(true);
    expect(stopAfter(at(three.draftAnswers), 'about')).toEqual(page('care'));
    expect(stopAfter(at(three.draftAnswers), 'last')).toEqual({ kind: 'check' });
    expect(stopBefore(at(three.draftAnswers), { kind: 'check' })).toEqual(page('last'));
    expect(stopBefore(at(three.draftAnswers), page('about'))).toBeNull();
  });

  it('leaves a page out with its answers, and brings them back once', () => {
    const begun = put(put(EMPTY_DRAFT, 'about', { ill: 'Yes', name: 'Sam' }).draftAnswers, 'care', {
      who: 'Me',
    }).draftAnswers;
    const without = put(begun, 'about', { ill: 'No', name: 'Sam' });
    expect(without.draftAnswers).toEqual({
      answers: { ill: 'No', name: 'Sam' },
      hiddenAnswers: { who: 'Me' },
    });
    expect(progressOf(at(without.draftAnswers), 'last')).toEqual({ n: 2, m: 2 });

    const wrong = put(without.draftAnswers, 'about', { ill: 'Yes', name: '' });
    expect(wrong.problems).toHaveLength(1);
    expect(wrong.draftAnswers.answers).toEqual({ ill: 'Yes', name: null });
    expect(wrong.draftAnswers.hiddenAnswers).toEqual({ who: 'Me' });

    const again = put(wrong.draftAnswers, 'about', { ill: 'Yes', name: 'Sam' });
    expect(again.draftAnswers).toEqual({
      answers: { ill: 'Yes', name: 'Sam', who: 'Me' },
      hiddenAnswers: {},
    });
  });

  it('ends a power cut form on its last page, which sends it', () => {
    const report = { ...form, type: 'power cut form' } as const;
    const done = put(
      put(EMPTY_DRAFT, 'about', { ill: 'No', name: 'Sam' }, report).draftAnswers,
      'last',
      { ok: 'true' },
      report,
    );
    const journey = journeyOf(report, done.draftAnswers.answers, base);
    expect([firstOpen(journey), stopAfter(journey, 'last')]).toEqual([page('last'), page('last')]);
    expect(redirectFrom(journey, { kind: 'check' })).toEqual(page('last'));
    expect([sendsFrom(journey, 'last'), sendsFrom(journey, 'about')]).toEqual([true, false]);
    expect(sendsFrom(at(done.draftAnswers), 'last')).toBe(false);
  });

  it('takes from a page that it no longer has what it still asks elsewhere', () => {
    const old = put(EMPTY_DRAFT, 'gone', { name: 'Sam', other: 'x', _asked: 'name other' });
    expect(old.draftAnswers.answers).toEqual({ name: 'Sam' });
    expect([old.problems, old.revealedQuestions]).toEqual([[], []]);
    expect(acceptPage(form, EMPTY_DRAFT, 'gone', formValues({ name: 'Sam' }), base)).toBe(null);
  });

  it('shows what an answer brings to light on the same page before it asks for it [F-129]', () => {
    const same = formOf(
      wireForm([
        wirePage(
          'A',
          { alias: 'ill', ...yesNo },
          { alias: 'who', type: 'text', required: true, condition: when('ill', 'Yes') },
        ),
      ]),
    );
    const first = put(EMPTY_DRAFT, 'a', { ill: 'Yes', _asked: 'ill' }, same);
    expect([first.problems, first.revealedQuestions]).toEqual([[], ['who']]);
    const second = put(first.draftAnswers, 'a', { ill: 'Yes', who: '', _asked: 'ill who' }, same);
    expect([second.problems.map(({ name }) => name), second.revealedQuestions]).toEqual([
      ['who'],
      [],
    ]);
  });

  it('ignores unknown names and scores that a visitor sends [F-105]', () => {
    const draft = put(EMPTY_DRAFT, 'last', {
      ok: 'true',
      score: '1',
      admin: 'yes',
      __proto__: 'x',
    }).draftAnswers;
    expect(draft.answers).toEqual({ ok: true });
    expect(setServerAnswer(form, draft, 'score', 0.9).answers).toEqual({ ok: true, score: 0.9 });
    expect(setServerAnswer(form, draft, 'name', 'Sam')).toBe(draft);
  });

  it('sends what is shown, and shows what it sends [F-106, F-133 to F-135]', () => {
    const draft = {
      answers: { ill: 'No', name: 'Sam', who: 'Me', ok: true, score: 0.9 },
      hiddenAnswers: {},
    };
    const journey = at(draft);
    expect(
      payloadOf(journey, { reference: 'WEB-K7QF2M9XDA', query: { campaign: 'spring' } }, base),
    ).toEqual({
      campaign: 'spring',
      id: 'example',
      pageType: 'email',
      guIReference: 'WEB-K7QF2M9XDA',
      includeReference: false,
      formType: 'email form',
      formData: [
        {
          sectionName: 'About questions',
          sectionFields: [
            { name: 'ill', value: 'No' },
            { name: 'name', value: 'Sam' },
          ],
        },
        {
          sectionName: 'Last questions',
          sectionFields: [
            { name: 'ok', value: true },
            { name: 'score', value: 0.9 },
          ],
        },
      ],
    });
    expect(
      summaryOf(journey, base).map(({ slug, rows }) => [
        slug,
        rows.map(({ label, lines }) => [label, ...lines]),
      ]),
    ).toEqual([
      [
        'about',
        [
          ['Is anyone ill?', 'No'],
          ['Name', 'Sam'],
        ],
      ],
      ['last', [['OK', 'Yes']]],
    ]);
  });

  it('draws a page: labels filled, values kept, errors named, and no later field put off [F-421, L-504]', () => {
    const posts = put(EMPTY_DRAFT, 'about', { ill: 'Perhaps', name: 'Sam' });
    const model = pageModel(at(posts.draftAnswers), 'about', base, posts.problems)!;
    const [ill, name] = model.fieldsets[0]!.columns[0]!;
    expect([ill!.errors, ill!.display]).toEqual([
      { ill: 'This field cannot be left blank' },
      'radio',
    ]);
    expect(name!.values).toEqual({ name: ['Sam'] });
    expect(name).not.toHaveProperty('dimmed');
    expect(model.questionList).toEqual({ name: '_asked', value: 'ill name' });
    const care = put(EMPTY_DRAFT, 'about', { ill: 'Yes', name: 'Sam' }).draftAnswers;
    expect(pageModel(at(care), 'care', base)!.fieldsets[0]!.columns[0]![0]!.label).toBe(
      'Who, Sam?',
    );
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  it('reads a draft of an older form: what no longer fits is named', () => {
    expect(
      reviveDraft(form, { answers: { name: 'Sam', gone: 1, ok: 'maybe' }, aside: {} }),
    ).toEqual({
      draftAnswers: { answers: { name: 'Sam' }, hiddenAnswers: {} },
      lost: ['gone', 'ok'],
    });
    expect(reviveDraft(form, 'rubbish').draftAnswers).toEqual(EMPTY_DRAFT);
  });

  it('adds and removes items and their files by buttons', () => {
    const fields = [
      { alias: 'n', type: 'text' },
      { alias: 'f', type: 'upload' },
    ];
    const list = formOf(
      wireForm([wirePage('A', { alias: 'assets1', type: 'asset repeater', settings: { fields } })]),
    );
    const one = put(
      EMPTY_DRAFT,
      'a',
      { 'assets1.0.n': 'Lamp', 'assets1.0.f': 'id1' },
      list,
    ).draftAnswers;
    const press = (draft: typeof one, button: string) =>
      applyIntent(list, draft, readIntent(formValues({ _do: button })));
    const two = press(one, 'add:assets1');
    expect(two.answers.assets1).toEqual([{ n: 'Lamp', f: ['id1'] }, {}]);
    expect(press(two, 'remove:assets1.0.f:0').answers.assets1).toEqual([
      { n: 'Lamp', f: null },
      {},
    ]);
    expect(press(press(two, 'remove:assets1:0'), 'remove:assets1:0').answers.assets1).toBeNull();
    expect(press(one, 'add:nothing')).toBe(one);
    expect(readIntent(formValues({ _do: 'explode' }))).toEqual({ kind: 'next' });
  });

  it('does not keep a password [F-098, F-396, L-518]', () => {
    const secret = formOf(
      wireForm([wirePage('A', { alias: 'p', type: 'password', required: true, pattern: '.{4}' })]),
    );
    const draft = put(EMPTY_DRAFT, 'a', { p: 'hunter22' }, secret).draftAnswers;
    expect(JSON.stringify(draft)).not.toContain('hunter');
    expect(journeyOf(secret, draft.answers, base).complete).toBe(true);
    expect(put(draft, 'a', { p: 'abc' }, secret).draftAnswers.answers.p).toBeNull();
    expect(
      JSON.stringify(payloadOf(journeyOf(secret, draft.answers, base), { reference: 'x' }, base)),
    ).not.toContain('hunter');
  });
});
