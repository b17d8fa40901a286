import { describe, expect, it } from 'vitest';
import { parseFeedBytes } from '../wire/parse-feed';
import { exampleAnswer } from '../../../../tests/fixtures/example-answer';
import { readAnswer } from './read-answer';
import { FEED_SHAPES, recogniseShape, unknownShapeError } from './shapes';

const now = Date.UTC(2026, 6, 5, 18);

describe('an answer that says that it failed', () => {
  it.each([
    ['ssen-getallfaults', 'faults', { errorMessage: 'No data' }, 'not a list'],
    ['ssen-getallfaults', 'faults', { errorMessage: '' }, null],
    ['ssen-getallfaults', 'faults', { errorMessage: null }, null],
    ['nged-ckan', 'result', { success: false }, 'not a list'],
    ['nged-ckan', 'result', { success: true }, null],
  ] as const)('%s with an empty %s and %j: %s', async (id, path, more, problem) => {
    const list = path === 'faults' ? [] : { records: [] };
    const shape = FEED_SHAPES.find((one) => one.id === id);
    if (!shape) throw new Error(id);
    const feed = await parseFeedBytes(Buffer.from(JSON.stringify({ [path]: list, ...more })), {
      now,
      shape,
    });
    expect(feed.problem).toBe(problem);
  });
});

describe('an answer that fits no shape', () => {
  it('is told by the members that were seen', () => {
    const answer = readAnswer(Buffer.from('[{"outageNo":1,"state":"off"}]'));
    expect(answer && recogniseShape(answer)).toBeNull();
    expect(answer && unknownShapeError(answer)).toContain('outageNo, state');
  });

  it.each(['[]', '{"results":[]}', '{"message":"unauthorised"}'])(
    '%s is no strange shape: it holds no record',
    (text) => {
      const answer = readAnswer(Buffer.from(text));
      expect(answer && unknownShapeError(answer)).toBeNull();
    },
  );

  const CSV_HEAD = exampleAnswer('nged-csv').split('\n', 1)[0] ?? '';
  it.each([
    ['ssen-getallfaults', 'Forbidden,try later', 'not a list'],
    ['ssen-getallfaults', CSV_HEAD, 'not a list'],
    ['ukpn-live', 'Forbidden,try later', 'not a list'],
    [null, 'Forbidden,try later', 'not a list'],
    [null, 'Forbidden,try later\nagain,soon', 'not a list'],
    ['nged-csv', 'Forbidden,try later', 'not a list'],
    ['nged-csv', 'Forbidden,try later\nagain,soon', 'not a list'],
    ['nged-csv', '[]', 'not a list'],
    ['nged-csv', CSV_HEAD, null],
    [null, CSV_HEAD, null],
  ])('as %s is no empty list: %s', async (id, text, problem) => {
    const shape = FEED_SHAPES.find((one) => one.id === id);
    expect(
      (await parseFeedBytes(Buffer.from(text), { now, ...(shape && { shape }) })).problem,
    ).toBe(problem);
  });

  it('is no list where it is a file with more rows than are read', () => {
    expect(readAnswer(Buffer.from(`${CSV_HEAD}\n${'1,2\r\n'.repeat(50_001)}`))).toBeNull();
  });

  it.each(['<html>Bad gateway</html>', '', 'Service unavailable'])('"%s" is no answer', (text) => {
    expect(readAnswer(Buffer.from(text))).toBeNull();
  });
});
