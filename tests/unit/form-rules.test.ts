import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { acceptPage } from '~/forms/engine/accept';
import { conditionShows } from '~/forms/engine/condition';
import { fieldsOfPage } from '~/forms/engine/definition';
import { EMPTY_DRAFT } from '~/forms/engine/draft-answers';
import { isOfAnotherTime } from '~/forms/engine/priority-note';
import { visible } from '~/forms/engine/visible';
import { walkGiven } from '../support/example-answers';
import { definitionOf } from '../support/form-definition';

const forms = readdirSync('content/forms')
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

describe.each(forms)('%s', (form) => {
  it('asks nothing that depends on an answer before that answer is given', () => {
    const { storm, ...whole } = definitionOf(form);
    const early = [whole, ...(storm ? [storm] : [])].flatMap((definition) =>
      definition.pages.flatMap(({ fieldsets }) =>
        [
          ...fieldsets,
          ...fieldsets.flatMap(({ columns }) =>
            columns.flat().flatMap((one) => [one, ...one.fields]),
          ),
        ]
          .filter(({ condition }) => condition?.rules.every(({ value }) => value !== ''))
          .filter(({ condition }) => conditionShows(condition, () => null))
          .map(({ caption }) => caption),
      ),
    );
    // Everybody but those who report street lights sees these: they cost no page more.
    const atOnce = form === 'report-a-power-cut' ? ['Before you report'] : [];
    expect(early).toEqual(atOnce);
  });

  it('names in its own words only what was answered on a page before', () => {
    const { pages } = definitionOf(form);
    const early = pages.flatMap((page, index) =>
      [...JSON.stringify(page).matchAll(/%([A-Za-z][\w-]*)%/g)]
        .map(([, alias]) => alias)
        .filter(
          (alias) =>
            !pages
              .slice(0, index)
              .some((one) => fieldsOfPage(one).some((field) => field.alias === alias)),
        ),
    );
    expect(early).toEqual([]);
  });
});

describe('the register of people who need more help', () => {
  const definition = definitionOf('priority-services');
  const wrongOn = (slug: string, values: Record<string, string>) =>
    acceptPage(
      definition,
      { ...EMPTY_DRAFT, answers: { request: 'Join' } },
      slug,
      new Map(Object.entries(values).map(([name, value]) => [name, [value]])),
      walkGiven,
    )
      ?.problems.map(({ name }) => name)
      .filter((name) => /Phone$|emailAddress|^needs-/.test(name));

  it.each([
    ['Call home phone', 'homePhone', '020 7946 0123'],
    ['Call mobile', 'mobilePhone', '07700 900123'],
    ['Text', 'mobilePhone', '07700 900123'],
    ['Text relay', 'relayPhone', '18001 020 7946 0123'],
    ['Email', 'emailAddress', 'jo@example.com'],
  ])('takes nobody whom it cannot reach: %s needs its own way', (bestContact, name, value) => {
    expect(wrongOn('person', { bestContact })).toEqual([name]);
    expect(wrongOn('person', { bestContact, otherPhone: '020 7946 0123' })).toEqual([name]);
    expect(wrongOn('person', { bestContact, [name]: value })).toEqual([]);
  });

  it('takes nobody without any need, in ticks or in words', () => {
    expect(wrongOn('needs', { letterFormat: 'Braille' })).toEqual(['needs-1']);
    expect(wrongOn('needs', { needsHealth: '22' })).toEqual([]);
    expect(wrongOn('needs', { needsWords: 'I cannot hear the phone.' })).toEqual([]);
  });
});

it('a report says what to do about each danger that it asks for', () => {
  const { storm, ...whole } = definitionOf('report-a-power-cut');
  const dangers = whole
    .priorityNote!.rules.filter(({ field }) => field === 'seenOrHeard')
    .map(({ value }) => value);
  expect(dangers).toContain('A smell of burning');
  for (const definition of [whole, storm!]) {
    const adviceOn = (seen: string) =>
      visible({ ...definition, storm: null }, { seenOrHeard: [seen] })
        .fields.filter(
          ({ type, condition }) => type === 'title and description' && condition !== null,
        )
        .map(({ alias }) => alias);
    expect(dangers.filter((danger) => adviceOn(danger).length === 0)).toEqual([]);
    expect(adviceOn('A bang')).toEqual([]);
  }
});

it('a voltage problem of another time is not held up by a power cut of now [F-597]', () => {
  const definition = definitionOf('voltage-complaint');
  const at = (happeningNow: string) => {
    const answers = { happeningNow };
    return {
      definition,
      visibleForm: visible(definition, answers),
      steps: [],
      reached: 0,
      complete: false,
    };
  };
  expect([at('No'), at('Yes')].map(isOfAnotherTime)).toEqual([true, false]);
});
