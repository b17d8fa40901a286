import { describe, expect, it } from 'vitest';
import { lastStorm, lastUpdateOf, nextNews, stormShown } from './storm';

const merrin = { stormName: 'Storm Merrin', posts: [{ id: 'a', publishDate: 9 }] };
const ingrid = { stormName: 'Storm Ingrid', posts: [{ id: 'b', publishDate: 3 }] };
const storms = [ingrid, merrin];

describe('one storm at a time', () => {
  it.each([
    ['the one that the flags name', true, 'storm ingrid', null, ingrid],
    ['the one with the newest news where they name none', true, null, null, merrin],
    ['never another one that a block asks for', true, 'Storm Merrin', 'Storm Ingrid', merrin],
    ['none where nothing is known of it', true, 'Storm Nobody', null, null],
    ['before a storm, the one that is asked for', false, null, 'Storm Ingrid', ingrid],
    ['before a storm, the newest', false, null, null, merrin],
  ])('%s', (_, stormMode, stormName, requestedName, storm) =>
    expect(stormShown({ stormMode, stormName }, storms, requestedName)).toBe(storm),
  );
  it('none where there are none', () =>
    expect(stormShown({ stormMode: true, stormName: null }, [])).toBeNull());
});

const post = (publishDate: number, nextUpdate: number | null) => ({ publishDate, nextUpdate });

describe('when the news was last updated', () => {
  it.each([
    ['with a new post, by itself', 3, [post(1, null), post(5, null)], 5],
    ['by the editors, after that', 7, [post(5, null)], 7],
    ['with the post alone', null, [post(5, null)], 5],
    ['not with a post to come', 3, [post(11, null)], 3],
    ['never', null, [], null],
  ])('%s', (_, lastUpdated, posts, expected) =>
    expect(lastUpdateOf({ lastUpdated, posts }, 10)).toBe(expected),
  );
});

describe('when the next news comes', () => {
  it.each([
    ['as the newest post promises', [post(1, 20), post(5, 30)], { at: 30, late: false }],
    ['late once that has passed', [post(5, 9)], { at: 9, late: true }],
    ['an older promise stays', [post(1, 20), post(5, null)], { at: 20, late: false }],
    ['until it has passed', [post(1, 9), post(5, null)], null],
    ['a newer promise counts', [post(0, 30), post(1, 9), post(5, null)], null],
    ['a post to come promises nothing yet', [post(1, 20), post(11, 40)], { at: 20, late: false }],
    ['nothing', [], null],
  ])('%s', (_, posts, expected) => expect(nextNews(posts, 10)).toEqual(expected));
});

describe('the last storm', () => {
  const ended = (endedAt: number | null) => ({ endedAt });
  it.each([
    ['the one that ended last', [ended(1), ended(7), ended(3)], ended(7)],
    ['never one that is not over', [ended(null), ended(11), ended(3)], ended(3)],
    ['none', [ended(null)], null],
  ])('%s', (_, storms, expected) => expect(lastStorm(storms, 10)).toEqual(expected));
});
