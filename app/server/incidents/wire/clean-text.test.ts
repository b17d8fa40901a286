import { describe, expect, it } from 'vitest';
import { cleanMessage, plainText, wholeText } from './clean-text';

describe('cleanMessage', () => {
  it.each([
    ['<p>One.</p><p>Two &amp; three.</p>', '<p>One.</p><p>Two &amp; three.</p>'],
    [
      '<p>Go <a href="https://x.example" onclick="y()" style="z">here</a>.</p>',
      '<p>Go <a href="https://x.example">here</a>.</p>',
    ],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="tel:105">105</a>', '<a href="tel:105">105</a>'],
    ['<img src=x onerror=alert(1)>', null],
    ['<style>p{}</style><p>Text.</p>', '<p>Text.</p>'],
    ['</ul></div><p>Text.', '<p>Text.</p>'],
    ['<p><b>Never closed', '<p><b>Never closed</b></p>'],
    ['<p>&nbsp;</p>', null],
    ['', null],
    ['  ', null],
    [null, null],
    [7, null],
  ])('%j becomes %j', (html, expected) => {
    expect(cleanMessage(html)).toBe(expected);
    expect(cleanMessage(html)).toBe(expected);
  });

  it('keeps a message of any length within the contract', () => {
    const long = cleanMessage(`<p>${'&'.repeat(1_000_000)}`);
    expect(long?.length).toBeLessThanOrEqual(8000);
    expect(long?.endsWith('</p>')).toBe(true);
  });
});

describe('plainText', () => {
  it.each([
    ['Investigating & fixing', 'Investigating & fixing'],
    ['Investigating &amp; fixing', 'Investigating & fixing'],
    ['<b>Bold</b> text', 'Bold text'],
    ['&lt;b&gt;', '<b>'],
    ['&amp;lt;', '&lt;'],
    ['  ', null],
    ['<p> </p>', null],
    [null, null],
    [['x'], null],
  ])('%j becomes %j', (value, expected) => expect(plainText(value, 200)).toBe(expected));

  it('is cut', () => expect(plainText('x'.repeat(10_000), 200)).toHaveLength(200));
});

it.each([
  ['An underground cable has failed.', 'An underground cable has failed.'],
  ['Sent by Marlow at 20:39 - work is continuing.', null],
  ['Marlow here. Work is going on.', null],
  [' ', null],
])('a cause that named somebody is no cause: %s', (value, expected) =>
  expect(wholeText(value, 500)).toBe(expected),
);
