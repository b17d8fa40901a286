import { describe, expect, it, vi } from 'vitest';
import { onceEach, parseBlocks } from './parse-blocks';

const good = { __typename: 'RichText', text: 'Words' };

describe('parseBlocks', () => {
  it.each([
    ['a known block is shown', good, 1, null],
    ['a hidden block is skipped without a word', { ...good, hideFromView: true }, 0, null],
    ['a hidden block may even be unknown', { __typename: 'Other', hideFromView: true }, 0, null],
    [
      'an unknown type is left out and reported',
      { __typename: 'HoloDeck' },
      0,
      { type: 'HoloDeck', reason: 'unknown' },
    ],
    [
      'a name of Object.prototype is unknown too',
      { __typename: 'constructor' },
      0,
      { type: 'constructor', reason: 'unknown' },
    ],
    [
      'an unreadable block is left out and reported with its place',
      { __typename: 'RichText', text: 7 },
      0,
      { type: 'RichText', reason: 'invalid' },
    ],
    [
      'a block with a bad optional field is shown without it, and the field is reported',
      { __typename: 'Messaging', title: 'Hello', text: 7 },
      1,
      {
        type: 'Messaging',
        reason: 'part',
        field: 'text',
        detail: 'Expected string, received number',
      },
    ],
    ['something without a type name is reported', 'words', 0, { type: null, reason: 'invalid' }],
  ])('%s', (_, wire, shown, problem) => {
    const report = vi.fn();
    expect(parseBlocks([wire], '/here', report)).toHaveLength(shown);
    if (problem)
      expect(report).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ page: '/here', ...problem }),
      );
    else expect(report).not.toHaveBeenCalled();
  });
  it('keeps the others and their order', () => {
    const blocks = parseBlocks(
      [good, { __typename: 'No' }, { __typename: 'Messaging', title: 'Hello' }],
      '/',
      () => undefined,
    );
    expect(blocks.map(({ type }) => type)).toEqual(['RichText', 'Messaging']);
  });
});

describe('one bad optional field [L-004]', () => {
  const advice = { title: 'Look at your fuse box', overlay: true, description: '<p>First.</p>' };
  const report = vi.fn();
  it('leaves its item where it was, without the field', () => {
    const [block] = parseBlocks(
      [{ __typename: 'HelpAndAdvice', items: [advice] }],
      '/help',
      report,
    );
    expect(block?.props).toMatchObject({
      items: [{ title: 'Look at your fuse box', overlay: null }],
    });
    expect(report).toHaveBeenCalledExactlyOnceWith({
      page: '/help',
      type: 'HelpAndAdvice',
      reason: 'part',
      field: 'items.0.overlay',
      detail: 'Expected string, received boolean',
    });
  });
  it('is reported once for a block inside another one [J-594, J-596]', () => {
    const inside = vi.fn();
    const tabs = [{ tabTitle: 'One', icon: 7, tabComponents: [{ __typename: 'HoloDeck' }] }];
    expect(
      parseBlocks([{ __typename: 'HelpAndContact', title: [], tabs }], '/help', inside),
    ).toHaveLength(1);
    const unknown = inside.mock.calls.filter(
      ([problem]) => (problem as { reason: string }).reason === 'unknown',
    );
    expect(unknown).toHaveLength(1);
  });
});

describe('onceEach [L-002, L-003]', () => {
  it('passes each problem on once per page and type', () => {
    const report = vi.fn();
    const once = onceEach(report);
    for (const page of ['/a', '/a', '/b']) parseBlocks([{ __typename: 'No' }], page, once);
    expect(report.mock.calls.map(([problem]) => (problem as { page: string }).page)).toEqual([
      '/a',
      '/b',
    ]);
  });
});
