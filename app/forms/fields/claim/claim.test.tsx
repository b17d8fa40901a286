import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { htmlOfField, type FieldExamples } from '../test-render';
import type { FieldModel } from '../../engine/page-model';
import { Claim } from './claim';

/** Examples of this question type. */
const examples: FieldExamples = {
  plain: { field: { type: 'claim', settings: { says: 'sum' } } },
};

it('says nothing where nothing is known', () => expect(htmlOfField(examples['plain']!)).toBe(''));

it('says what it is set to say', () => {
  const said = { times: { title: 'What we have', text: ['INCD-1-A'] }, sum: { title: 'Sum', text: ['£95'] } };
  const html = (says: string) =>
    renderToStaticMarkup(
      <Claim
        field={{ name: 'q', settings: { says } } as unknown as FieldModel}
        around={{ claim: said } as unknown as Parameters<typeof Claim>[0]['around']}
      />,
    );
  expect([html('times').includes('INCD-1-A'), html('sum').includes('£95')]).toEqual([true, true]);
});
