import { expect, it } from 'vitest';
import { htmlOfField } from '../../../tests/support/render-field';

const options = { preValues: ['Yes', 'No'] };
const draw = (field: Record<string, unknown>) =>
  htmlOfField({ field: { caption: 'Which?', ...field } });

it.each([
  ['checkbox list', options],
  ['radio', options],
  ['select', options],
])(
  '%s is a group of its own: its words are the legend, around no other label [F-120, F-126, F-127]',
  (type, more) => {
    const html = draw({ type, ...more });
    expect(html).toMatch(/^<fieldset class="f"><legend>/);
    expect(html).not.toContain('<label for');
  },
);

it('a checkbox and a consent are labelled by what stands beside the box, once [F-121, F-122]', () => {
  for (const type of ['checkbox', 'data consent']) {
    const html = draw({ type });
    expect(html.match(/<label/g), type).toHaveLength(1);
    expect(html.match(/Which\?/g), type).toHaveLength(1);
    expect(html, type).toMatch(/<label class="pick"><input type="checkbox"/);
  }
});

it('notes, hidden fields and the score have no label and no place for an error [F-103, F-104, F-123 to F-125]', () => {
  const note = draw({ type: 'title and description', settings: { bodyText: 'Keep away' } });
  expect(note).toContain('Keep away');
  expect(note).not.toMatch(/<label|<legend|Which\?/);
  expect(draw({ type: 'hidden', settings: { defaultValue: 'Website' } })).toBe('');
  expect(draw({ type: 'recaptcha' })).toBe('');
});

it('a label carries the asterisk of a box that must be ticked, and the answers that it names [F-114, F-115]', () => {
  const field = { type: 'checkbox', caption: 'May we text %other%?' };
  const label = (more: Record<string, unknown>, values = {}) =>
    htmlOfField({ field: { ...field, ...more }, values: { q: 'true', ...values } });
  expect(label({}, { other: '07700 900123' })).toContain('<span>May we text 07700 900123?</span>');
  expect(label({ required: true })).toContain('May we text …? *');
});
