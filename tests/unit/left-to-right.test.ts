import { expect, it } from 'vitest';
import { leftToRight } from '../../scripts/lib/left-to-right.mjs';

it.each([
  ['margin-inline-start', 'auto', [['margin-left', 'auto']]],
  ['padding-inline-end', '1rem', [['padding-right', '1rem']]],
  [
    'padding-inline',
    'calc(1rem + 2vw) 0',
    [
      ['padding-left', 'calc(1rem + 2vw)'],
      ['padding-right', '0'],
    ],
  ],
  [
    'margin-inline',
    'auto',
    [
      ['margin-left', 'auto'],
      ['margin-right', 'auto'],
    ],
  ],
  [
    'inset-inline',
    'auto -3px',
    [
      ['left', 'auto'],
      ['right', '-3px'],
    ],
  ],
  ['inset-inline-end', 'var(--s3)', [['right', 'var(--s3)']]],
  ['border-inline-start', '2px solid var(--edge)', [['border-left', '2px solid var(--edge)']]],
  ['border-inline-start-color', 'red', [['border-left-color', 'red']]],
  [
    'border-inline-width',
    '1px 2px',
    [
      ['border-left-width', '1px'],
      ['border-right-width', '2px'],
    ],
  ],
  ['border-end-end-radius', '4px', [['border-bottom-right-radius', '4px']]],
  ['text-align', 'start', [['text-align', 'left']]],
  ['float', 'inline-end', [['float', 'right']]],
  ['text-align', 'center', null],
  ['margin-block', '1rem', null],
  ['margin', '0', null],
  ['inset', '0', null],
] as const)('%s: %s', (prop, value, expected) => expect(leftToRight(prop, value)).toEqual(expected));
