import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { acceptPage } from '~/forms/engine/accept';
import { journeyOf } from '~/forms/engine/journey';
import { EMPTY_DRAFT } from '~/forms/engine/draft-answers';
import { pageModel } from '~/forms/engine/page-model';
import { type PageContext } from '~/forms/fields/view';
import { QUARTER_HOURS } from '~/forms/engine/quarter-hour';
import { Question } from '~/forms/parts/question';
import { exampleGiven, formOf, formValues, wireForm, wirePage } from '../fixtures/example-form';

/**
 * One case of a question type: the field as in a definition, and the posted values; without them it
 * was not asked yet.
 */
interface FieldExample {
  readonly field: Readonly<Record<string, unknown>>;
  readonly values?: Readonly<Record<string, string | readonly string[]>>;
  /** What the page knows besides the question. */
  readonly context?: Partial<PageContext>;
}

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const pageContext = { slots: QUARTER_HOURS, today: '2026-03-10', manual: [], files: {} };

/**
 * For tests: renders a question as visitors get it. Checks what holds for every type: labels,
 * unique ids, errors linked to inputs.
 */
export function htmlOfField({ field, values, context }: FieldExample): string {
  const definition = formOf(
    wireForm([wirePage('One', { alias: 'q', ...field }, { alias: 'other', type: 'text' })]),
  );
  const accepted = values
    ? acceptPage(definition, EMPTY_DRAFT, 'one', formValues(values), exampleGiven)
    : null;
  const journey = journeyOf(definition, accepted?.draftAnswers.answers ?? {}, exampleGiven);
  const page = pageModel(journey, 'one', exampleGiven, accepted?.problems);
  const model = page?.fieldsets[0]?.columns[0]?.find(({ alias }) => alias === 'q');
  const html = model
    ? renderToStaticMarkup(<Question field={model} context={{ ...pageContext, ...context }} />)
    : '';

  const ids = all(html, /\sid="([^"]*)"/g);
  expect(ids).toEqual([...new Set(ids)]);
  for (const described of all(html, /aria-describedby="([^"]*)"/g))
    for (const id of described.split(' ')) expect(ids).toContain(id);
  for (const problem of accepted?.problems ?? []) {
    if (problem.alias !== 'q') continue;
    expect(ids, `the link of "${problem.message}"`).toContain(problem.name);
    expect(html).toContain(`id="${problem.name}-error"`);
  }
  const labelled = new Set(all(html, /<label[^>]*\sfor="([^"]*)"/g));
  for (const input of all(html, /(<(?:input|select|textarea)[^>]*>)/g)) {
    if (/type="(?:hidden|radio|checkbox)"/.test(input)) continue;
    expect(labelled, input).toContain(/\sid="([^"]*)"/.exec(input)?.[1]);
  }
  return html;
}
