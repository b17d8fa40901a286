import { expect, it } from 'vitest';
import { selectionOf } from './landing-hero-option-selector';

const options = ['Home', 'Business'].map((title) => ({
  title,
  landingPageUrl: `/${title}`,
  nextSteps: [{ summary: `Step of ${title}`, nextStepUrl: `/${title}/1` }],
}));
it.each([
  ['nothing asked yet', {}, { kind: 'open' }],
  [
    'both placeholders',
    { who: '', what: '' },
    { kind: 'alert', alert: 'selectorLandingPageRequired' },
  ],
  [
    'no such option',
    { who: '9', what: '9.0' },
    { kind: 'alert', alert: 'selectorLandingPageRequired' },
  ],
  [
    'the second placeholder',
    { who: '0', what: '' },
    { kind: 'alert', alert: 'selectorNextStepRequired' },
  ],
  [
    'a step of another option',
    { who: '0', what: '1.0' },
    { kind: 'alert', alert: 'selectorNextStepRequired' },
  ],
  [
    'both chosen',
    { who: '1', what: '1.0' },
    { kind: 'found', option: options[1], step: options[1]?.nextSteps[0] },
  ],
])('%s [J-1003]', (_, query, expected) => expect(selectionOf(options, query)).toEqual(expected));
